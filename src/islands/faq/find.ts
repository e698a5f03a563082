export interface Question {
	id: string;
	question: string;
	/** Sanitised HTML of paragraphs and lists. */
	answerHtml: string;
}

/**
 * The questions that hold every word of a search, in question or answer, whatever their case (static-pages 2, FAQ).
 * @returns ids; all of them for an empty search
 */
export function findQuestions(questions: readonly Question[], search: string): Set<string> {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const found = questions.filter(({ question, answerHtml }) => {
		const text = `${question} ${answerHtml.replace(/<[^>]+>/g, ' ')}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
	return new Set(found.map(({ id }) => id));
}
