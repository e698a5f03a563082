import { monthOf, yearOf } from '#lib/dates.ts';
import { countOf } from '#lib/list/screen.ts';
import type { CardProps } from './Card.tsx';
import { Picture, pageOf, Title } from './parts.tsx';

/** First photo, day and month, photo count, title, View More (specification 2, Gallery). */
export function AlbumCard({ item, screen, level }: CardProps) {
	const Heading = `h${level}` as 'h2';
	const { date, photos = 0 } = item;
	const month = monthOf(date);
	return (
		<article className="card">
			<Picture item={item} screen={screen} />
			{date && month && (
				<p className="card-day">
					<time dateTime={date}>
						{Number(date.slice(8))} {month}
					</time>
				</p>
			)}
			<div className="card-text">
				<p className="card-date">
					{yearOf(date) ?? 'Undated'} · {countOf(photos, ['photo', 'photos'])}
				</p>
				<Heading className="card-title">
					<Title item={item} />
				</Heading>
				<a className="card-link" href={pageOf(item, screen)}>
					View More<span className="visually-hidden"> of {item.title}</span>
				</a>
			</div>
		</article>
	);
}
