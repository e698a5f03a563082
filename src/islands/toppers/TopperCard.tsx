import type { TopperItem } from '#lib/topper-list.ts';

interface TopperCardProps {
	topper: TopperItem;
}

/** A topper: photo, name, stream where there is one, and Marks (specification 2, Topper X and Topper XII). */
export function TopperCard({ topper: { name, stream, marks, photo } }: TopperCardProps) {
	return (
		<article className="topper">
			{photo ? (
				<img
					className="topper-photo"
					src={photo.src}
					srcSet={photo.srcset}
					sizes="(width < 40rem) 45vw, 15rem"
					alt=""
					width={photo.width}
					height={photo.height}
					loading="lazy"
					decoding="async"
				/>
			) : (
				<span className="topper-photo topper-initials" aria-hidden="true">
					{initialsOf(name)}
				</span>
			)}
			<h2 className="topper-name">{name}</h2>
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
