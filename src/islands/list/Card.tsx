import type { ListItem } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { AlbumCard } from './AlbumCard.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { NoticeCard } from './NoticeCard.tsx';

export interface CardProps {
	item: ListItem;
	screen: ScreenView;
	/** Level of its heading. */
	level: number;
}

const cards = { notice: NoticeCard, document: DocumentCard, album: AlbumCard };

/** An item of a list as its screen shows it (specification 2). */
export function Card(props: CardProps) {
	const Kind = cards[props.screen.card];
	return <Kind {...props} />;
}
