/** The repository's issues, as a workflow reaches them. */
export interface Repository {
	/** e.g. 'https://api.github.com' */
	api: string;
	/** e.g. 'school/website' */
	name: string;
	token: string;
}

/** The one issue that says that rebuilds fail. */
const LABEL = 'rebuild';
const TITLE = 'The website needs a look';

/**
 * What is wrong, by what a workflow knows of the jobs before.
 * @param env RESULTS, e.g. 'success skipped'; ATTENTION, 'true' when something is amiss all the same; SUMMARY, Markdown;
 * RUN_URL, the page of the run
 * @returns Markdown; null when all is well
 */
export function troubleIn(env: Readonly<Record<string, string | undefined>>): string | null {
	const { RESULTS = '', ATTENTION = '', SUMMARY = '', RUN_URL = '' } = env;
	const isWell = /^(success|skipped)( (success|skipped))*$/.test(RESULTS) && ATTENTION !== 'true';
	if (isWell) return null;
	const text = SUMMARY.trim() || 'The rebuild failed before it began: see the log of the run.';
	return `${text}\n\n[The run](${RUN_URL})`;
}

/**
 * Keeps one open issue as long as something is wrong: GitHub tells of a failed schedule only whoever wrote it, but of an
 * issue everyone who watches the repository, and only once. It is opened, brought up to date, or closed.
 * @param trouble Markdown; null when all is well
 * @returns what was done, for the log
 * @throws Error naming the call that GitHub refused
 */
export async function keepIssue(repository: Repository, trouble: string | null): Promise<string> {
	const { name } = repository;
	const call = async (method: string, path: string, body?: object) => {
		const response = await fetch(`${repository.api}/repos/${name}/${path}`, {
			method,
			headers: {
				accept: 'application/vnd.github+json',
				authorization: `Bearer ${repository.token}`,
				'x-github-api-version': '2022-11-28',
			},
			body: body ? JSON.stringify(body) : null,
			signal: AbortSignal.timeout(30_000),
		});
		// A label that is there already is answered with 422.
		if (!response.ok && !(path === 'labels' && response.status === 422)) {
			throw new Error(`GitHub answers ${response.status} to ${method} ${path}.`);
		}
		return response.json();
	};

	const open = (await call('GET', `issues?state=open&labels=${LABEL}&per_page=1`)) as {
		number: number;
	}[];
	const number = open[0]?.number;
	if (trouble === null) {
		if (number === undefined) return 'All is well.';
		await call('PATCH', `issues/${number}`, { state: 'closed', state_reason: 'completed' });
		return `All is well again: issue ${number} is closed.`;
	}
	if (number !== undefined) {
		await call('PATCH', `issues/${number}`, { body: trouble });
		return `Issue ${number} is brought up to date.`;
	}
	await call('POST', 'labels', { name: LABEL, color: 'b60205' });
	const issue = { title: TITLE, body: trouble, labels: [LABEL] };
	const created = (await call('POST', 'issues', issue)) as { number: number };
	return `Issue ${created.number} is opened.`;
}
