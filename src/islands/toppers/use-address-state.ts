import { useEffect, useLayoutEffect, useState } from 'react';

interface AddressState<State> {
	/** The state that the server rendered. */
	served: State;
	/** What the query of an address asks for. */
	read: (search: string) => State;
	/** The query of a state's address, e.g. '?session=2024-2025'. */
	write: (state: State) => string;
	/** What the visitor entered before the island was alive. */
	entered: () => Partial<State>;
}

/** The server renders nothing but the served state: `useLayoutEffect` has work only in the browser. */
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** State that lives in the address: it survives reload and Back, and can be shared (design 3). */
export function useAddressState<State extends object>(options: AddressState<State>) {
	const { served, read, write, entered } = options;
	const [state, setState] = useState(served);

	// Once, when the island comes alive.
	useBrowserEffect(() => {
		const touched = entered();
		const next = { ...read(location.search), ...touched };
		setState(next);
		if (Object.keys(touched).length > 0) history.replaceState(null, '', addressOf(next));
		const restore = () => setState(read(location.search));
		addEventListener('popstate', restore);
		return () => removeEventListener('popstate', restore);
	}, []);

	const addressOf = (next: State) => location.pathname + write(next);
	const change = (next: State, how: 'pushState' | 'replaceState') => {
		setState(next);
		history[how](null, '', addressOf(next));
	};
	return [state, change] as const;
}
