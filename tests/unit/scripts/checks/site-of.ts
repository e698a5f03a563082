import { type BuiltSite, builtSite, type Facts } from '../../../../scripts/checks/site.ts';

/** A built site of the given files, e.g. `{ 'index.html': '<h1>Home</h1>' }`. */
export function siteOf(files: Record<string, string>, facts: Partial<Facts> = {}): BuiltSite {
	const read = (file: string) => Buffer.from(files[file] ?? '');
	const none = { schoolName: 'Sample School', routes: [], token: '', source: '', entries: '' };
	return builtSite(Object.keys(files), read, { ...none, ...facts });
}
