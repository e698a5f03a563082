import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: what is asked for meanwhile is left undone, so that a double tap sends once.
 * @returns whether some work is under way, and the function that runs it
 */
export function useOneAtATime() {
	const isRunning = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const run = async (work: () => void | Promise<void>) => {
		if (isRunning.current) return;
		isRunning.current = true;
		setBusy(true);
		try {
			await work();
		} finally {
			isRunning.current = false;
			setBusy(false);
		}
	};
	return [isBusy, run] as const;
}
