/** What a scanner sees of a page. */
export interface Seen {
	headers: Headers;
	/** The content security policy in the page itself. */
	policy: string;
}

/** A finding and what it adds to a hundred. */
type Score = [finding: string, points: number];

/**
 * Grades a page as the HTTP Observatory of Mozilla does (its published table of scores): a hundred, and what each
 * finding takes away; what findings add counts only from ninety on. Addresses of this machine pass for secure ones, as
 * in a browser. Redirections to https are the host's affair.
 * @returns `score` of 0 and more, the grade, 'A+' for a hundred and more, and the findings
 */
export function gradeOf(seen: Seen): { score: number; grade: string; findings: Score[] } {
	const findings = [
		policyScore(seen),
		cookieScore(seen),
		transportScore(seen),
		referrerScore(seen),
		sharingScore(seen),
		resourceScore(seen),
		typeScore(seen),
		frameScore(seen),
	];
	const sum = (some: Score[]) => some.reduce((total, [, points]) => total + points, 0);
	const base = 100 + sum(findings.filter(([, points]) => points < 0));
	const bonus = base >= 90 ? sum(findings.filter(([, points]) => points > 0)) : 0;
	const score = Math.max(0, base + bonus);
	return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'B or worse', findings };
}

/** The sources of each directive. */
export function readPolicy(policy: string): Map<string, string[]> {
	const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
	return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

function policyScore({ policy }: Seen): Score {
	if (!policy) return ['no policy', -25];
	const directives = readPolicy(
		policy.replaceAll(/http:\/\/localhost(:\d+)?/g, 'https://localhost'),
	);
	const sourcesOf = (name: string) =>
		directives.get(name) ?? directives.get('default-src') ?? ['*'];
	const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map(sourcesOf) as [
		string[],
		string[],
		string[],
	];
	const holds = (sources: string[], ...some: string[]) =>
		sources.some((source) => some.includes(source));
	const unsafe = [...BROAD, "'unsafe-inline'", 'data:'];
	if (holds(scripts, ...unsafe) || holds(objects, ...BROAD)) return ['unsafe policy', -20];
	const insecure = [...directives].filter(([, sources]) =>
		sources.some((source) => source.startsWith('http:')),
	);
	const isPassive = ([name]: [string, string[]]) => name === 'img-src' || name === 'media-src';
	if (!insecure.every(isPassive)) return ['policy allows http', -20];
	if (holds([...scripts, ...styles], "'unsafe-eval'")) return ['policy allows eval', -10];
	if (insecure.length > 0) return ['policy allows pictures over http', -10];
	if (holds(styles, ...unsafe)) return ['policy allows any style', 0];
	const isStrict = directives.get('default-src')?.join() === "'none'";
	return isStrict ? ['strict policy from nothing', 10] : ['strict policy', 5];
}

const cookieScore = ({ headers }: Seen): Score =>
	headers.has('set-cookie') ? ['cookies', -20] : ['no cookies', 0];

function transportScore({ headers }: Seen): Score {
	const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
	if (!age) return ['no strict transport security', -20];
	return Number(age) >= 15_768_000 ? ['half a year of https', 0] : ['less of https', -10];
}

function referrerScore({ headers }: Seen): Score {
	const PRIVATE = [
		'no-referrer',
		'same-origin',
		'strict-origin',
		'strict-origin-when-cross-origin',
	];
	const value = headers.get('referrer-policy');
	if (value === null) return ['no referrer policy', 0];
	return PRIVATE.includes(value) ? ['private referrer', 5] : ['unsafe referrer policy', -5];
}

const sharingScore = ({ headers }: Seen): Score =>
	headers.has('access-control-allow-origin') ? ['shared with others', -50] : ['not shared', 0];

function resourceScore({ headers }: Seen): Score {
	const value = headers.get('cross-origin-resource-policy');
	if (value === null) return ['no resource policy', 0];
	return /^same-(?:origin|site)$/.test(value) ? ['own resources', 10] : ['foreign resources', -5];
}

const typeScore = ({ headers }: Seen): Score =>
	headers.get('x-content-type-options') === 'nosniff'
		? ['types as sent', 0]
		: ['types are guessed', -5];

function frameScore({ headers }: Seen): Score {
	const policy = readPolicy(headers.get('content-security-policy') ?? '');
	const ancestors = policy.get('frame-ancestors') ?? ['*'];
	if (!ancestors.some((source) => BROAD.includes(source))) return ['frames refused by policy', 5];
	const isRefused = /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '');
	return isRefused ? ['frames refused', 5] : ['frames allowed', -20];
}
