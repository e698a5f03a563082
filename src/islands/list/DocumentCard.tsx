import { describeFile } from '#lib/files.ts';
import type { CardProps } from './Card.tsx';
import { pageOf, Title, When } from './parts.tsx';

/**
 * The first attachment as a link: by the title, or where the screen says so by words of its own; beside it the item's
 * page, to which the title leads when there is no attachment.
 */
export function DocumentCard({ item, screen, level }: CardProps) {
	const Heading = `h${level}` as 'h2';
	const page = { href: pageOf(item, screen), 'data-popup': '' };
	const main = item.file ? { href: item.file, target: '_blank', rel: 'noopener' } : page;
	const title = <Title item={item} />;
	return (
		<article className="card file-card">
			<p className="file-icon">{item.file ? describeFile(item.file, null) || 'Link' : 'Text'}</p>
			<div className="card-text">
				<p className="card-date">
					<When item={item} />
				</p>
				<Heading className="card-title">
					{screen.link ? (
						title
					) : (
						<a className="card-cover" {...main}>
							{title}
						</a>
					)}
				</Heading>
				{item.name && <p className="card-name">{item.name}</p>}
				{(screen.link || item.file) && (
					<p className="card-links">
						{screen.link && (
							<a className="card-link" {...main}>
								{screen.link}
								<span className="visually-hidden"> for {item.title}</span>
							</a>
						)}
						{item.file && (
							<a className="card-side" {...page}>
								Details<span className="visually-hidden"> of {item.title}</span>
							</a>
						)}
					</p>
				)}
			</div>
		</article>
	);
}
