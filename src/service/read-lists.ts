import { callEach, callList, callPages, type Outcome } from './calls.ts';
import type { Client } from './http.ts';
import { type List, type ListName, lists } from './lists.ts';
import { keep, type Result, settle, type Terms } from './settle.ts';
import { shareOf } from './share-out.ts';
import type { StoredRequest } from './snapshot.ts';

/** What the reading of all lists needs. */
export interface Job {
	client: Client;
	terms: Terms;
	onDone: (result: Result) => void;
}

const names = Object.keys(lists) as ListName[];
const specOf = (name: ListName): List => lists[name];
const dependentsOf = (parent: ListName) => names.filter((name) => specOf(name).of === parent);

/** Reads every list, a call that several lists share but once; the results are in the order of the table. */
export async function readLists(job: Job): Promise<Result[]> {
	const independent = names.filter((name) => !specOf(name).of);
	const calls = Map.groupBy(independent, (name) => specOf(name).path);
	const results = await Promise.all([...calls.values()].map((members) => readCall(members, job)));
	return results.flat().sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

async function readCall(members: ListName[], job: Job): Promise<Result[]> {
	const outcome = call(members, job);
	const readMember = async (name: ListName) => {
		const share = outcome.then((answered) => answered && shareOf(name, members, answered));
		const result = await settle(name, share, job.terms);
		job.onDone(result);
		const dependents = dependentsOf(name).map((dependent) => readDependent(dependent, result, job));
		return [result, ...(await Promise.all(dependents))];
	};
	return (await Promise.all(members.map(readMember))).flat();
}

/** Makes the call that the lists share. */
function call(members: ListName[], { client, terms }: Job): Promise<Outcome> {
	const [name] = members as [ListName];
	const { shape, token } = specOf(name);
	const path = pathOf(name, terms);
	if (shape === 'paged') {
		const pagePath = (page: number) => path.replace('{page}', String(page));
		return callPages(client, pagePath, storedOf(name, terms), token);
	}
	// "Unchanged" is an answer only when all that is made of it came with the same validator.
	const users = [...members, ...members.flatMap(dependentsOf)];
	const etags = users.map(
		(user) => storedOf(user, terms).find((stored) => stored.path === path)?.etag,
	);
	const etag = etags.every((other) => other === etags[0]) ? etags[0] : null;
	return callList(client, { path, etag: etag ?? null }, token);
}

/** Reads the records that a list names one by one, as that list was read, confirmed or kept. */
async function readDependent(
	name: ListName,
	parent: Result,
	{ client, terms, onDone }: Job,
): Promise<Result> {
	const result = parent.stale
		? keep(name, parent.stale.reason, terms)
		: await settle(name, callRecords(name, parent, client, terms), terms);
	onDone(result);
	return result;
}

async function callRecords(
	name: ListName,
	parent: Result,
	client: Client,
	terms: Terms,
): Promise<Outcome> {
	const pathFor = (sourceId: string) =>
		pathOf(name, terms).replace('{id}', encodeURIComponent(sourceId));
	const wanted = parent.isUnchanged
		? storedOf(name, terms).filter(({ id }) => id)
		: [...parent.sourceIds].map(([id, sourceId]) => ({ path: pathFor(sourceId), etag: null, id }));
	const answered = await callEach(client, name, wanted, specOf(name).token);
	// The list that names the records is a request of theirs too.
	return answered && { ...answered, requests: [...parent.snapshot.requests, ...answered.requests] };
}

const pathOf = (name: ListName, { source }: Terms) =>
	specOf(name).path.replace('{code}', encodeURIComponent(source.code));

/** The requests behind the last good content, unless other code has read it. */
function storedOf(name: ListName, { lastGood, readers }: Terms): readonly StoredRequest[] {
	const snapshot = lastGood.get(name);
	return snapshot?.readers === readers ? snapshot.requests : [];
}
