import { imageOf } from '#lib/pictures.ts';
import type { TopperItem } from '#lib/topper-list.ts';

interface TopperCardProps {
	topper: TopperItem;
	heading: 'h2' | 'h4';
	/** How wide the photo stands in the page: by default as in a grid of cards. */
	sizes?: string;
}

/** A topper: photo, name, stream where there is one, and Marks (specification 2, Topper X and Topper XII). */
export function TopperCard({
	topper: { name, stream, marks, photo },
	heading: Heading,
	sizes = '(width < 40rem) 45vw, 15rem',
}: TopperCardProps) {
	const image = photo && imageOf(photo, 'portrait');
	return (
		<article className="topper">
			{image ? (
				<img
					className="topper-photo"
					src={image.src}
					srcSet={image.srcset}
					sizes={sizes}
					alt=""
					width={image.width}
					height={image.height}
					loading="lazy"
					decoding="async"
				/>
			) : (
				<span className="topper-photo topper-initials" aria-hidden="true">
					{initialsOf(name)}
				</span>
			)}
			<Heading className="topper-name">{name}</Heading>
			{stream && <p className="topper-stream">{stream}</p>}
			<p className="topper-marks">
				Marks <strong>{marks ?? 'not given'}</strong>
			</p>
		</article>
	);
}

/** 'Kavya Rathore' → 'KR': stands in for a photo. */
const initialsOf = (name: string) =>
	name
		.split(/\s+/)
		.map((word) => [...word][0])
		.filter((_, index, all) => index === 0 || index === all.length - 1)
		.join('');
