import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';

/**
 * Shows the photographs of a gallery one by one, with zoom, swipe and keyboard (static-pages 4).
 * @param link the one to begin with: a link to a photograph around its `<img>`, with the photograph's size as
 * `data-width` and `data-height`, in an element marked `data-gallery`; one without a size is simply followed
 */
export function openViewer(link: HTMLAnchorElement): void {
	const gallery = link.closest('[data-gallery]');
	const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a[data-width]') ?? [])];
	const index = links.indexOf(link);
	if (index < 0) {
		location.assign(link.href);
		return;
	}
	const viewer = new PhotoSwipe({
		dataSource: links.map(toSlide),
		index,
		// What lies in an open dialog covers everything outside of it.
		appendToEl: link.closest('dialog') ?? document.body,
		returnFocus: true,
		bgOpacity: 0.92,
		showHideAnimationType: isStill(link) ? 'none' : 'zoom',
	});
	viewer.on('uiRegister', () => {
		viewer.ui?.registerElement({
			name: 'caption',
			appendTo: 'root',
			onInit: (element) => {
				viewer.on('change', () => {
					element.textContent = viewer.currSlide?.data.alt ?? '';
				});
			},
		});
	});
	viewer.init();
	viewer.element?.setAttribute('aria-label', gallery?.getAttribute('aria-label') ?? 'Photographs');
	viewer.element?.setAttribute('aria-modal', 'true');
}

/** The viewer hears no key while it opens with a movement, so that whoever opens it by keyboard gets none. */
const isStill = (link: HTMLAnchorElement) =>
	link.matches(':focus-visible') || matchMedia('(prefers-reduced-motion: reduce)').matches;

function toSlide(link: HTMLAnchorElement) {
	const image = link.querySelector('img') as HTMLImageElement;
	return {
		src: link.href,
		msrc: image.currentSrc,
		alt: image.alt,
		width: Number(link.dataset.width),
		height: Number(link.dataset.height),
		element: link,
		thumbCropped: true,
	};
}
