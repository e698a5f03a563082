import { serve } from '../../serve.ts';
import type { Run, Stage } from './stage.ts';

/** What a rehearsal must find true; each throws an Error naming what is not. */
export interface Watch {
	/** A run must say this in its summary, and end with code 0 unless it says that it was refused. */
	says(what: string, run: Run, expected: RegExp): void;
	/** A visitor must read this on the page. */
	meets(path: string, text: string): Promise<void>;
	/** Visitors must meet the same release still. */
	same(fingerprint: string): Promise<void>;
}

/** Watches what a release says and what visitors meet of it. */
export function watch(stage: Stage): Watch {
	return {
		says(what, { code, output, summary }, expected) {
			const isMet =
				expected.test(summary) && code === (/^## Not published$/m.test(summary) ? 1 : 0);
			expectThat(isMet, `${output}\n${what} must say ${expected}; it ended with code ${code}.`);
		},
		async meets(path, text) {
			const { root } = await stage.live();
			const site = await serve({ dir: root, port: 0 });
			const response = await fetch(site.url + path);
			const isThere = response.status === 200 && (await response.text()).includes(text);
			await site.close();
			expectThat(isThere, `Visitors must read “${text}” on ${path}.`);
		},
		async same(fingerprint) {
			const live = await stage.live();
			expectThat(live.fingerprint === fingerprint, 'What is live must not change.');
		},
	};
}

/** @throws Error with the message when it is not true */
export function expectThat(isTrue: boolean, message: string): void {
	if (!isTrue) throw new Error(message);
}
