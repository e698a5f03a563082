import { describe, expect, onTestFinished, test } from 'vitest';
import { deliver, type Submission } from '#islands/alumni-form/delivery.ts';
import { createKeeper, type Kept } from '#islands/alumni-form/kept.ts';
import { postForm } from '#islands/alumni-form/post.ts';
import { toRequestBody } from '#islands/alumni-form/submission.ts';
import { startSampleService } from '../../scripts/sample-service/server.ts';
import { textStore } from '../unit/islands/alumni-form/text-store.ts';

async function start() {
	const service = await startSampleService({ today: '2026-11-21', items: 12 });
	onTestFinished(() => service.close());
	return service;
}

function makeKeeper() {
	const store = textStore();
	return createKeeper(() => store);
}

const body = toRequestBody({ name: 'आशा मेनन', toYear: '1998-1999' });
const values = { name: 'आशा मेनन', toYear: '1998-1999' };
const submission: Submission = { id: 'a', values, body, isKept: true };
const kept = (stage: Kept['stage']): Kept => ({ stage, id: 'a', values });

describe('the stand-in for the spreadsheet script', () => {
	test('sends the browser on to a page that answers, and keeps what it got', async () => {
		const { url, formUrl, submissions } = await start();
		const init = { method: 'POST', body: JSON.stringify(body), redirect: 'manual' } as const;
		const answer = await fetch(formUrl, init);
		expect(answer.status).toBe(302);
		const done = await fetch(new URL(answer.headers.get('location') ?? '', formUrl));
		expect(done.status).toBe(200);
		expect(submissions).toEqual([body]);
		expect(await (await fetch(`${url}/alumni-form/submissions`)).json()).toEqual([body]);
	});

	test('keeps nothing of what is no submission', async () => {
		const { formUrl, submissions } = await start();
		expect((await fetch(formUrl, { method: 'POST', body: '{' })).status).toBe(400);
		const wrong = await fetch(formUrl);
		expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
		expect(submissions).toEqual([]);
	});
});

describe('the form’s delivery', () => {
	test('posts the body as text and follows to the answer', async () => {
		const { formUrl, submissions, requests } = await start();
		await postForm(formUrl, body);
		expect(submissions).toEqual([body]);
		expect(requests.map(({ method, status }) => [method, status])).toEqual([
			['POST', 302],
			['GET', 200],
		]);
	});

	test('carries a large file whole', async () => {
		const { formUrl, submissions } = await start();
		const file = { name: 'a.jpg', type: 'image/jpeg', data: 'QUJD'.repeat(1_700_000) };
		await postForm(formUrl, toRequestBody(values, file));
		expect(submissions).toEqual([{ ...body, attachments1: file }]);
	});

	test('is kept as on its way meanwhile, and forgotten once sent', async () => {
		const { formUrl, submissions } = await start();
		const keeper = makeKeeper();
		keeper.write(kept('waiting'));
		const post = async () => {
			expect(keeper.read()).toEqual(kept('sending'));
			await postForm(formUrl, body);
		};
		expect(await deliver(submission, { keeper, post })).toBe('sent');
		expect(keeper.read()).toBeNull();
		expect(submissions).toHaveLength(1);
	});

	test('waits when the connection breaks, and is sent once when it is back', async () => {
		const { formUrl, submissions, fault } = await start();
		const keeper = makeKeeper();
		keeper.write(kept('waiting'));
		const post = () => postForm(formUrl, body);
		fault('/alumni-form/exec', 'reset', 2);
		expect(await deliver(submission, { keeper, post })).toBe('waiting');
		expect(keeper.read()).toEqual(kept('waiting'));
		expect(await deliver(submission, { keeper, post })).toBe('waiting');
		expect(await deliver(submission, { keeper, post })).toBe('sent');
		expect(submissions).toEqual([body]);
	});

	test('does not send what another tab has sent or taken back', async () => {
		const { formUrl, submissions } = await start();
		const keeper = makeKeeper();
		const post = () => postForm(formUrl, body);
		expect(await deliver(submission, { keeper, post })).toBe('gone');
		keeper.draft(values);
		expect(await deliver(submission, { keeper, post })).toBe('gone');
		expect(submissions).toEqual([]);
	});

	test('works without a store, for as long as the page is open', async () => {
		const { formUrl, submissions } = await start();
		const keeper = createKeeper(() => {
			throw new DOMException('Blocked', 'SecurityError');
		});
		const post = () => postForm(formUrl, body);
		const open = { ...submission, isKept: false };
		expect(await deliver(open, { keeper, post })).toBe('sent');
		expect(submissions).toHaveLength(1);
	});
});
