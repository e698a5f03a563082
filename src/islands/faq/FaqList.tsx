import { useEffect, useRef, useState } from 'react';
import { findQuestions, type Question } from './find.ts';

interface FaqListProps {
	questions: Question[];
}

/**
 * The questions as an accordion of which at most one is open (static-pages 2 and 4, FAQ). The browser itself does that
 * for `details` of one name, so it works without JavaScript; the finder comes alive when it is first touched.
 */
export default function FaqList({ questions }: FaqListProps) {
	const [search, setSearch] = useState('');
	const field = useRef<HTMLInputElement>(null);
	// What was typed before the script had come.
	useEffect(() => setSearch(field.current?.value ?? ''), []);
	const found = findQuestions(questions, search);
	return (
		<>
			<search className="filters faq-finder" data-touch="">
				<label>
					Find a question
					<input
						type="search"
						ref={field}
						autoComplete="off"
						onInput={(event) => setSearch(event.currentTarget.value)}
					/>
				</label>
				<p className="filters-failed">The finder could not be loaded. All questions stand below.</p>
			</search>
			<p className="faq-count" role="status">
				{countText(found.size, search)}
			</p>
			<div className="faq">
				{questions.map(({ id, question, answerHtml }) => (
					<details key={id} name="faq" hidden={!found.has(id)}>
						<summary>{question}</summary>
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown without HTML, of the school's own */}
						<div id={id} className="prose" dangerouslySetInnerHTML={{ __html: answerHtml }} />
					</details>
				))}
			</div>
		</>
	);
}

function countText(count: number, search: string): string {
	if (!search.trim()) return `${count} questions`;
	if (count === 0) return `No question holds “${search.trim()}”.`;
	return `${count} ${count === 1 ? 'question' : 'questions'} with “${search.trim()}”`;
}
