import { expect, test } from 'vitest';
import { type List, lists } from '#service/lists.ts';

/** Specification 7, and design 4 for the paths that it does not show. */
test('every call of the specification, with the token where it says so', () => {
	const table = Object.entries<List>(lists).map(
		([name, { path, token }]) => `${name} ${path}${token ? ' token' : ''}`,
	);
	expect(table).toEqual([
		'news /api/news/all/{code}',
		'homework /api/news/all/{code}',
		'magazine /api/news/all/{code}',
		'sports /api/news/all/{code}',
		'tenders /api/news/all/{code}',
		'recruitment /api/news/all/{code}',
		'homeCirculars /api/news/{code}',
		'circulars /api/circular/all/{code} token',
		'events /api/events/{code}',
		'schoolEvents /api/events/all/limit/{code}?page={page}&limit=100&year=',
		'toppers /api/topper/{code} token',
		'principalMessages /api/principalMessage/{code} token',
		'highlights /api/highlight/{code}',
		'notifications /api/notification/{code} token',
		'onlineRegistrations /api/onlineRegistration/{code} token',
		'testimonials /api/testimonials/{code} token',
		'albums /api/gallery/All/{code}',
		'achievements /api/gallery/All/{code}',
		'albumDetails /api/subGallery?id={id}',
	]);
});

test('lists of one call agree on how it is made', () => {
	for (const members of Map.groupBy(Object.values<List>(lists), ({ path }) => path).values()) {
		expect(new Set(members.map(({ shape, token }) => `${shape} ${token}`)).size).toBe(1);
		if (members.length > 1) expect(members.every(({ category }) => category)).toBe(true);
	}
});

test('only announcements may be gone without a fault', () => {
	const mayEmpty = Object.entries<List>(lists).flatMap(([name, list]) =>
		list.mayEmpty ? [name] : [],
	);
	expect(mayEmpty).toEqual(['highlights', 'notifications', 'onlineRegistrations']);
});
