import { describeFile } from '#lib/files.ts';
import type { CardProps } from './Card.tsx';
import { Picture, pageOf, Title, When } from './parts.tsx';

/** Date, title and Read More; picture, time, description and attachment where the screen shows them. */
export function NoticeCard({ item, screen, level }: CardProps) {
	const Heading = `h${level}` as 'h2';
	return (
		<article className="card">
			<Picture item={item} screen={screen} />
			<div className="card-text">
				<p className="card-date">
					<When item={item} />
				</p>
				<Heading className="card-title">
					<Title item={item} />
				</Heading>
				{item.text && <p className="card-summary">{item.text}</p>}
				<p className="card-links">
					<a className="card-link" href={pageOf(item, screen)} data-popup="">
						Read More<span className="visually-hidden"> about {item.title}</span>
					</a>
					{item.file && (
						<a className="card-side" href={item.file} target="_blank" rel="noopener">
							{describeFile(item.file, null) || 'Attachment'}
							<span className="visually-hidden"> of {item.title}</span>
						</a>
					)}
				</p>
			</div>
		</article>
	);
}
