/**
 * Opens the pictures of a gallery in the viewer, which is fetched with the first of them. Whatever goes wrong, the
 * link still leads to the picture (design 3).
 */
addEventListener('click', (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>('[data-gallery] a');
	const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
	if (!link || elsewhere || event.button > 0) return;
	event.preventDefault();
	import('./viewer.ts').then(
		({ openViewer }) => openViewer(link),
		() => location.assign(link.href),
	);
});
