import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { settings } from '#lib/settings.ts';
import { type List, lists } from '#service/lists.ts';

interface Step {
	name?: string;
	id?: string;
	if?: string;
	uses?: string;
	run?: string;
	with?: Record<string, unknown>;
	env?: Record<string, string>;
}
interface Job {
	permissions?: Record<string, string>;
	'timeout-minutes'?: number;
	'runs-on': string;
	environment?: string;
	env?: unknown;
	needs?: string | string[];
	if?: string;
	outputs?: Record<string, string>;
	steps: Step[];
}
interface Workflow {
	on: Record<string, unknown>;
	permissions: unknown;
	env?: unknown;
	concurrency: { group: string; 'cancel-in-progress': boolean };
	jobs: Record<string, Job>;
}

const DIR = '.github/workflows';
const texts = new Map(
	readdirSync(DIR).map((name) => [name, readFileSync(`${DIR}/${name}`, 'utf8')]),
);
const workflows = new Map(
	[...texts].map(([name, text]) => {
		const document = parseDocument(text, { strict: true });
		if (document.errors.length > 0) throw document.errors[0];
		return [name, document.toJS() as Workflow];
	}),
);
const workflowOf = (name: string) => workflows.get(name) as Workflow;
const jobs = [...workflows].flatMap(([file, { jobs }]) =>
	Object.entries(jobs).map(([name, job]) => ({ at: `${file} ${name}`, job })),
);
const steps = jobs.flatMap(({ at, job }) => job.steps.map((step) => ({ at, job, step })));
const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));

test('there are the two workflows', () => {
	expect([...workflows.keys()].sort()).toEqual(['check.yml', 'release.yml']);
});

describe('every action', () => {
	test('is pinned by commit, with its version beside it, the same one everywhere', () => {
		const commits = new Map<string, string>();
		const lines = [...texts.values()].flatMap((text) => text.match(/^.*\buses:.*$/gm) ?? []);
		expect(lines).toHaveLength(steps.filter(({ step }) => step.uses).length);
		for (const line of lines) {
			expect(line).toMatch(/uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
			const [, action = '', commit = ''] = /uses: (actions\/[\w-]+)\S*@(.+)$/.exec(line) ?? [];
			expect(commits.get(action) ?? commit).toBe(commit);
			commits.set(action, commit);
		}
	});

	test('that brings the repository leaves no credentials behind', () => {
		const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
		expect(checkouts).toHaveLength(jobs.length);
		for (const { step } of checkouts) expect(step.with).toEqual({ 'persist-credentials': false });
	});

	test('that brings Node brings the one of package.json', () => {
		for (const { step } of steps.filter(({ step }) =>
			step.uses?.startsWith('actions/setup-node@'),
		)) {
			expect(step.with).toEqual({ 'node-version': packageJson.devDependencies.node });
		}
	});
});

describe('every job', () => {
	test('may do nothing but what it names', () => {
		for (const { permissions } of workflows.values()) expect(permissions).toEqual({});
		for (const { at, job } of jobs) {
			const writes = at === 'release.yml tell' ? { issues: 'write' } : {};
			expect([at, job.permissions]).toEqual([at, { contents: 'read', ...writes }]);
		}
	});

	test('ends by itself, on a system of a fixed version', () => {
		for (const { job } of jobs) {
			expect(job['timeout-minutes']).toBeGreaterThan(0);
			expect(job['runs-on']).toMatch(/^ubuntu-\d+\.\d+$/);
		}
	});
});

describe('what is run', () => {
	const runs = steps.flatMap(({ at, step }) => (step.run ? [{ at, run: step.run }] : []));

	test('holds no expression, which could bring in commands', () => {
		for (const { at, run } of runs)
			expect([at, run]).toEqual([at, expect.not.stringMatching(/\$\{\{/)]);
	});

	test('is a script of package.json, a file of scripts, or a tool of a fixed version', () => {
		for (const { run } of runs) {
			const [, script] = /^npm (?:run )?([\w:]+)( -- .*)?$/.exec(run) ?? [];
			const [, file] = /^node (scripts\/[\w-]+\.ts)$/.exec(run) ?? [];
			if (script) expect(packageJson.scripts).toHaveProperty([script]);
			else if (file) expect(existsSync(file)).toBe(true);
			else expect(run).toMatch(/^npx --yes [a-z-]+@\d+\.\d+\.\d+ /);
		}
	});

	test('is never what a stranger has written', () => {
		for (const { on } of workflows.values()) {
			expect(Object.keys(on)).not.toContain('pull_request_target');
			expect(Object.keys(on)).not.toContain('workflow_run');
		}
	});
});

describe('secrets', () => {
	const secretsOf = (text: string) => [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);

	test('reach one step each, in a job of the protected environment', () => {
		const found = steps.flatMap(({ at, job, step }) =>
			secretsOf(JSON.stringify(step)).map((secret) => ({ at, secret, place: job.environment })),
		);
		expect(found).toEqual([
			{ at: 'release.yml build', secret: 'CONTENT_SERVICE_TOKEN', place: 'production' },
			{ at: 'release.yml deploy', secret: 'CLOUDFLARE_API_TOKEN', place: 'production' },
		]);
		expect([...texts.values()].flatMap(secretsOf)).toHaveLength(found.length);
	});

	test('never meet the packages of the build where the keys of the host are', () => {
		const { deploy, tell } = workflowOf('release.yml').jobs;
		const runs = [...(deploy?.steps ?? []), ...(tell?.steps ?? [])].flatMap(({ run }) => run ?? []);
		expect(runs.filter((run) => run.startsWith('npm '))).toEqual([]);
		const scripts = runs.flatMap((run) => /^node (\S+)$/.exec(run)?.[1] ?? []);
		expect(scripts).toHaveLength(2);
		for (const script of scripts) expect([script, packagesOf(script)]).toEqual([script, []]);
	});
});

/** The packages that a file imports, itself or by what it imports. */
function packagesOf(file: string): string[] {
	const imports = [...readFileSync(file, 'utf8').matchAll(/^import .*?'([^']+)';$/gms)];
	return imports.flatMap(([, name = '']) => {
		if (name.startsWith('node:')) return [];
		return name.startsWith('.') ? packagesOf(join(dirname(file), name)) : [name];
	});
}

describe('the release', () => {
	const { on, concurrency, jobs } = workflowOf('release.yml');
	const { build, deploy, tell } = jobs as Record<'build' | 'deploy' | 'tell', Job>;

	test('runs by the clock of the school, by a button, by the service and by an edited page', () => {
		expect(Object.keys(on)).toEqual([
			'schedule',
			'workflow_dispatch',
			'repository_dispatch',
			'push',
		]);
		for (const { cron, timezone } of on.schedule as { cron: string; timezone: string }[]) {
			expect(cron).toMatch(/^\d+ [\d,/-]+ \* \* \*$/);
			expect(timezone).toBe('Asia/Kolkata');
		}
		expect(on.repository_dispatch).toEqual({ types: ['content-changed'] });
	});

	test('is never interrupted by the next one', () => {
		expect(concurrency).toEqual({ group: 'release', 'cancel-in-progress': false });
	});

	test('offers every list that may be accepted though it has shrunk', () => {
		const { inputs } = on.workflow_dispatch as { inputs: Record<string, { options: string[] }> };
		const guarded = Object.entries<List>(lists).filter(([, { mayEmpty }]) => !mayEmpty);
		expect(inputs['accept-shrink']?.options).toEqual(['none', ...guarded.map(([name]) => name)]);
	});

	test('knows every setting', () => {
		const { env = {} } = build.steps.find(({ id }) => id === 'release') ?? {};
		expect(Object.keys(env)).toEqual([...Object.keys(settings), 'ACCEPT_SHRINK', 'ALLOW_MISSING']);
	});

	test('is uploaded only when it is said to be fit and different', () => {
		expect(deploy.if).toBe("needs.build.outputs.publish == 'true'");
		const upload = build.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
		expect(upload?.if).toBe("steps.release.outputs.publish == 'true'");
	});

	test('takes the newest content that a run has kept, and keeps its own under a name of its own', () => {
		const [restore, save] = ['restore', 'save'].map((kind) =>
			build.steps.find(({ uses }) => uses?.startsWith(`actions/cache/${kind}@`)),
		);
		expect(restore?.with).toEqual({ ...save?.with, 'restore-keys': 'content-' });
		expect(save?.with).toEqual({
			path: '.content\n.cache/pictures\n',
			key: expect.stringMatching(/^content-.*github\.run_id.*github\.run_attempt/),
		});
	});

	test('hands on every output that a script writes', () => {
		expect(Object.keys(build.outputs ?? {})).toEqual(['publish', 'attention', 'summary']);
		expect(Object.keys(deploy.outputs ?? {})).toEqual(['summary']);
		expect(tell.needs).toEqual(['build', 'deploy']);
		const { env } = tell.steps.at(-1) ?? {};
		expect(Object.keys(env ?? {})).toEqual([
			'GITHUB_TOKEN',
			'RESULTS',
			'ATTENTION',
			'SUMMARY',
			'RUN_URL',
		]);
	});
});

test('new versions of packages and actions are proposed', () => {
	const { updates } = parseDocument(readFileSync('.github/dependabot.yml', 'utf8')).toJS();
	const systems = updates.map((update: Record<string, string>) => update['package-ecosystem']);
	expect(systems).toEqual(['npm', 'github-actions']);
});
