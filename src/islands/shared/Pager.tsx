interface PagerProps {
	page: number;
	pages: number;
	/** How many items there are on all pages: said where it is given, for a single page too. */
	total?: number | undefined;
	/** The address of a page, for opening it elsewhere and for sharing. */
	href: (page: number) => string;
	/** Shows a page in place; without it the links lead to their addresses. */
	onPage?: (page: number) => void;
}

/** Prev, 'Page x of y (Total: n)', Next, of which one is disabled at either end (specification 2, 4). */
export function Pager({ page, pages, total, href, onPage }: PagerProps) {
	if (pages < 2 && total === undefined) return null;
	const link = (label: string, rel: 'prev' | 'next', target: number) =>
		target < 1 || target > pages ? (
			<button type="button" className="pager-end" disabled>
				{label}
			</button>
		) : (
			<a
				className="button"
				rel={rel}
				href={href(target)}
				onClick={(event) => {
					if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					onPage(target);
				}}
			>
				{label}
			</a>
		);
	return (
		<nav className="pager" aria-label="Pages" data-touch="">
			{link('Prev', 'prev', page - 1)}
			<span>
				Page {page} of {pages}
				{total !== undefined && ` (Total: ${total})`}
			</span>
			{link('Next', 'next', page + 1)}
		</nav>
	);
}
