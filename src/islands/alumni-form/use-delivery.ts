import { useEffect, useRef, useState } from 'react';
import { deliver, type Submission } from './delivery.ts';
import { alone, keeper } from './device.ts';
import type { Phase } from './messages.ts';
import { postForm } from './post.ts';

/** Between two tries while the form waits, in milliseconds: not every return of a connection is announced. */
const RETRY_AFTER = 30_000;

/**
 * Where the form stands, and its way to the school (design 4).
 * @param address `ALUMNI_FORM_URL`
 * @param onSent empties the form
 */
export function useDelivery(address: string, onSent: () => void) {
	const submission = useRef<Submission | null>(null);
	const [state, setState] = useState({
		phase: 'editing' as Phase,
		/** Whether the visitor waits for the message: it then takes the focus. */
		focus: false,
		isKept: true,
		isOnline: true,
	});
	const tell = (phase: Phase, focus = false) => {
		const isKept = submission.current?.isKept ?? true;
		setState({ phase, focus, isKept, isOnline: navigator.onLine });
	};

	const send = async (focus: boolean) => {
		const current = submission.current;
		if (!current) return;
		const post = (body: Submission['body']) => postForm(address, body);
		const outcome = await alone(() => deliver(current, { keeper, post }));
		if (outcome === 'sent') onSent();
		if (outcome !== 'waiting') submission.current = null;
		tell(outcome, focus);
	};
	/** Lets go of what waits here and on this device. */
	const release = () => {
		keeper.forget(submission.current?.id ?? '');
		submission.current = null;
	};
	return { submission, state, tell, send, release };
}

/** Calls again and again while something waits: when the connection is back, and every now and then. */
export function useRetry(isWaiting: boolean, retry: () => void) {
	const latest = useRef(retry);
	useEffect(() => {
		latest.current = retry;
	});
	useEffect(() => {
		if (!isWaiting) return;
		const again = () => latest.current();
		const timer = setInterval(again, RETRY_AFTER);
		addEventListener('online', again);
		return () => {
			clearInterval(timer);
			removeEventListener('online', again);
		};
	}, [isWaiting]);
}
