interface PagerProps {
	page: number;
	pages: number;
	/** The address of a page, for opening it elsewhere and for sharing. */
	href: (page: number) => string;
	/** Shows a page in place; without it the links lead to their addresses. */
	onPage?: (page: number) => void;
}

/** Prev, 'Page x of y', Next; nothing for a single page. */
export function Pager({ page, pages, href, onPage }: PagerProps) {
	if (pages < 2) return null;
	const link = (label: string, rel: 'prev' | 'next', target: number) =>
		target < 1 || target > pages ? (
			<span className="pager-end">{label}</span>
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
			</span>
			{link('Next', 'next', page + 1)}
		</nav>
	);
}
