/** Leads `/SubGallery?id=…` to the page of the album, or says that there is none (specification 2, Sub Gallery). */
const id = new URLSearchParams(location.search).get('id');
const links = document.querySelectorAll<HTMLAnchorElement>('a[data-album]');
const album = [...links].find((link) => link.pathname === `/SubGallery/${id}`);

if (album) location.replace(album.href);
else if (id) document.getElementById('no-such-album')?.removeAttribute('hidden');
