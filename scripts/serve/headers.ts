interface Rule {
	pattern: RegExp;
	/** Lower-case names; null takes the header of an earlier rule away. */
	headers: [name: string, value: string | null][];
}

/**
 * Reads the file in which hosts are told what to send with each file: a line with a path, in which `*` stands for
 * anything and `:name` for one segment; below it, indented, `Name: value`, or `! Name` to take one away; `#` comments.
 * @param text the content of `_headers`
 * @returns gives the headers of a path such as '/History', by lower-case name: those of every rule that fits, in their
 * order; a header that two rules set has both values, joined with a comma
 * @throws Error naming a line that is neither
 */
export function readHeaders(text: string): (path: string) => Map<string, string> {
	const rules: Rule[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		const content = line.trim();
		if (!content || content.startsWith('#')) continue;
		const isRule = content.startsWith('/') && content === line.trimEnd();
		const header = isRule ? null : readHeader(content);
		if (isRule) rules.push({ pattern: patternOf(content), headers: [] });
		else if (header && rules.length > 0) rules.at(-1)?.headers.push(header);
		else throw new Error(`_headers, line ${index + 1}: “${content}” is no path and no header.`);
	}
	return (path) => headersOf(rules, path);
}

function readHeader(content: string): Rule['headers'][number] | null {
	const [, name = '', value = ''] = /^(?!!)([\w-]+):\s*(.+)$/.exec(content) ?? [];
	if (name) return [name.toLowerCase(), value];
	const [, removed] = /^!\s*([\w-]+)$/.exec(content) ?? [];
	return removed ? [removed.toLowerCase(), null] : null;
}

function patternOf(path: string): RegExp {
	const source = path
		.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
		.replaceAll('*', '.*')
		.replace(/:[a-z]\w*/gi, '[^/]+');
	return new RegExp(`^${source}$`);
}

function headersOf(rules: Rule[], path: string): Map<string, string> {
	const result = new Map<string, string>();
	for (const [name, value] of rules
		.filter(({ pattern }) => pattern.test(path))
		.flatMap(({ headers }) => headers)) {
		if (value === null) result.delete(name);
		else result.set(name, [result.get(name), value].filter(Boolean).join(', '));
	}
	return result;
}
