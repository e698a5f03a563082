import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';

/**
 * Shows the pictures of a gallery one by one, with zoom, swipe and keyboard (static-pages 4).
 * @param link the one to begin with: a link to a picture around its `<img>`, in an element marked `data-gallery`
 */
export function openViewer(link: HTMLAnchorElement): void {
	const links = [...(link.closest('[data-gallery]')?.querySelectorAll('a') ?? [])];
	const viewer = new PhotoSwipe({
		dataSource: links.map(toSlide),
		index: links.indexOf(link),
		returnFocus: true,
		bgOpacity: 0.92,
		showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'zoom',
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
	viewer.on('loadComplete', ({ content, slide }) => {
		// The picture itself knows its size best.
		const { naturalWidth, naturalHeight } = content.element as HTMLImageElement;
		if (!naturalWidth || (content.width === naturalWidth && content.height === naturalHeight))
			return;
		content.width = slide.width = naturalWidth;
		content.height = slide.height = naturalHeight;
		slide.resize();
	});
	viewer.init();
}

function toSlide(link: HTMLAnchorElement) {
	const image = link.querySelector('img') as HTMLImageElement;
	return {
		src: link.href,
		msrc: image.currentSrc,
		alt: image.alt,
		width: image.naturalWidth || image.width * 3,
		height: image.naturalHeight || image.height * 3,
		element: link,
		thumbCropped: true,
	};
}
