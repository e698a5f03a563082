/** Leads `/SubGallery?id=…` to the page of the album, or says that there is none (specification 2, Sub Gallery). */
const id = new URLSearchParams(location.search).get('id');

/** Whether a page answers at the address; without a connection the browser itself says so there. */
const isThere = (address: string) =>
	fetch(address, { method: 'HEAD' }).then(
		({ ok }) => ok,
		() => true,
	);

if (id) {
	const address = `/SubGallery/${encodeURIComponent(id)}`;
	isThere(address).then((there) => {
		if (there) location.replace(address);
		else document.getElementById('no-such-album')?.removeAttribute('hidden');
	});
}
