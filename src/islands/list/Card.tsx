import { formatDate } from '#lib/dates.ts';
import type { ListItem } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';

interface CardProps {
	item: ListItem;
	screen: ScreenView;
	heading?: 'h2' | 'h3';
}

/** An item of a list: picture where the screen shows one, date, title, Read More (specification 2, Circulars). */
export function Card({ item, screen, heading: Heading = 'h2' }: CardProps) {
	return (
		<article className="card">
			{screen.pictures && (
				<img
					className="card-picture"
					src={item.image ?? '/images/notice.svg'}
					alt=""
					width="640"
					height="360"
					loading="lazy"
					decoding="async"
				/>
			)}
			<div className="card-text">
				<p className="card-date">
					{item.date ? <time dateTime={item.date}>{formatDate(item.date)}</time> : 'Undated'}
				</p>
				<Heading className="card-title">
					<Title item={item} />
				</Heading>
				<a className="card-link" href={`${screen.path}/${item.id}`} data-popup="">
					Read More<span className="visually-hidden"> about {item.title}</span>
				</a>
			</div>
		</article>
	);
}

function Title({ item }: { item: ListItem }) {
	if (!item.titleHtml) return item.title;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was pulled (src/service)
	return <span dangerouslySetInnerHTML={{ __html: item.titleHtml }} />;
}
