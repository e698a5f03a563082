import { useEffect, useRef } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { type Circumstances, messageOf, type Phase } from './messages.ts';
import type { Errors } from './submission.ts';

interface NoticeProps {
	state: Circumstances & { phase: Phase; focus: boolean };
	errors: Errors;
	isBusy: boolean;
	onSend: () => void;
	onReopen: () => void;
}

const TITLE = 'alumni-notice';

/** What is wrong with the form, or what became of it. It takes the focus when the visitor waits for it. */
export function Notice({ state, errors, isBusy, onSend, onReopen }: NoticeProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (state.focus) box.current?.focus();
	}, [state]);
	const message = messageOf(state.phase, state);
	const isWrong = state.phase === 'invalid' && Object.keys(errors).length > 0;
	const named = (isWrong || message) && { role: 'group', 'aria-labelledby': TITLE };
	return (
		<div
			ref={box}
			className="form-notice"
			tabIndex={-1}
			data-tone={isWrong ? 'wrong' : message?.tone}
			{...named}
		>
			{isWrong && <ErrorSummary errors={errors} titleId={TITLE} />}
			<div role="status">
				{message && (
					<>
						<h2 id={TITLE}>{message.heading}</h2>
						<p>{message.text}</p>
					</>
				)}
			</div>
			{(state.phase === 'waiting' || state.phase === 'unsure') && (
				<div className="form-buttons">
					<button
						type="button"
						className="button button-main"
						aria-disabled={isBusy}
						onClick={onSend}
					>
						{isBusy ? 'Sending…' : state.phase === 'waiting' ? 'Send now' : 'Send again'}
					</button>
					<button type="button" className="button" aria-disabled={isBusy} onClick={onReopen}>
						Change my answers
					</button>
				</div>
			)}
		</div>
	);
}
