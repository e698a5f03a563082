import { expect, test } from 'vitest';
import { type Lists, neededPictures, type OwnPictures } from '#service/pictures/needed.ts';
import type { Item } from '#service/records.ts';

const origins = { CONTENT_SERVICE_URL: 'https://s.example', FILES_URL: 'https://f.example/own' };
const nothing: OwnPictures = { galleries: new Map(), videos: new Map() };

const item = (files: Partial<Item>) =>
	({ images: [], galleryAttachments: [], attachments: [], ...files }) as unknown as Item;

/** The uses of each picture, its address without the service. */
function usesOf(lists: Lists, own = nothing) {
	const needed = [...neededPictures(lists, own, origins)];
	return Object.fromEntries(
		needed.map(([url, uses]) => [
			url.replace('https://s.example/api/image/', ''),
			[...uses].sort().join(' '),
		]),
	);
}

test('the pictures of an item, the first also for its card; no documents', () => {
	const circulars = [
		item({
			images: ['D/a b.jpg', 'D/notice.pdf', 'D/c.HEIC'],
			galleryAttachments: ['D/d.png', 'D/a b.jpg'],
			attachments: ['D/e.jpg'],
		}),
	];
	expect(usesOf({ circulars })).toEqual({ 'D/a%20b.jpg': 'card thumb', 'D/d.png': 'thumb' });
});

test('no cards for lists that show titles alone', () => {
	const news = [item({ images: ['D/a.jpg'] })];
	expect(usesOf({ news, homeCirculars: news, events: news })).toEqual({ 'D/a.jpg': 'thumb' });
	expect(usesOf({ events: news, schoolEvents: news })).toEqual({ 'D/a.jpg': 'card thumb' });
});

test('the photos of albums are their attachments', () => {
	const albums = [item({ attachments: ['D/film.mp4', 'D/1.jpg', 'D/2.jpg'] })];
	const albumDetails = [item({ attachments: ['D/2.jpg', 'D/3.jpg'] })];
	expect(usesOf({ albums, albumDetails })).toEqual({
		'D/1.jpg': 'card thumb',
		'D/2.jpg': 'thumb',
		'D/3.jpg': 'thumb',
	});
});

test('notices show one picture, people theirs', () => {
	expect(
		usesOf({
			notifications: [item({ images: ['D/n.png', 'D/o.png'] })],
			toppers: [{ photo: 'D/t.jpg' }, { photo: null }],
			principalMessages: [{ photo: 'https://other.example/p.jpg' }],
		}),
	).toEqual({
		'D/n.png': 'card',
		'D/t.jpg': 'portrait',
		'https://other.example/p.jpg': 'portrait',
	});
});

test('the school’s own galleries and videos; the slides of the home page as wide as the page', () => {
	const own: OwnPictures = {
		galleries: new Map([
			['sports', { pictures: [{ file: 'p/1.jpg' }, { file: 'p/2.jpg' }] }],
			['home-slides', { pictures: [{ file: 'p/2.jpg' }, { file: 'https://x.example/3.jpg' }] }],
		]),
		videos: new Map([['films', { videos: [{ thumbnail: 'v/film 1.jpg' }] }]]),
	};
	expect(usesOf({}, own)).toEqual({
		'https://f.example/own/p/1.jpg': 'card thumb',
		'https://f.example/own/p/2.jpg': 'card hero thumb',
		'https://x.example/3.jpg': 'hero',
		'https://f.example/own/v/film%201.jpg': 'card',
	});
});
