import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface AddressState<State> {
	/** The state that the server rendered. */
	served: State;
	/** What the query of an address asks for. */
	read: (search: string) => State;
	/** The query of a state's address, e.g. '?session=2024-2025'. */
	write: (state: State) => string;
	/** The filters, where the screen has them. */
	form: RefObject<HTMLFormElement | null>;
	/** What their fields say. */
	entered: (fields: FormData) => Partial<State>;
}

/** The server renders nothing but the served state: `useLayoutEffect` has work only in the browser. */
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The state of a screen with filters, which lives in the address: it survives reload and Back, and can be shared
 * (design 3). What the visitor entered before the island was alive goes before what the address asks for.
 * @returns the state, and the function that takes a change of the visitor's
 */
export function useAddressState<State extends { query: string; page: number }>({
	served,
	read,
	write,
	form,
	entered,
}: AddressState<State>) {
	const [state, setState] = useState(served);

	// Once, when the island comes alive.
	useBrowserEffect(() => {
		const fields = form.current && entered(new FormData(form.current));
		const touched = fields ? changesIn(fields, served) : {};
		const next = { ...read(location.search), ...touched };
		setState(next);
		if (Object.keys(touched).length > 0) history.replaceState(null, '', addressOf(next));
		const restore = () => setState(read(location.search));
		addEventListener('popstate', restore);
		return () => removeEventListener('popstate', restore);
	}, []);

	const addressOf = (next: State) => location.pathname + write(next);
	/** A change leads to the first page unless it names another. */
	const change = (part: Partial<State>) => {
		const next = { ...state, page: 1, ...part };
		setState(next);
		// Typing replaces, so that Back leaves the search instead of undoing it letter by letter.
		history['query' in part ? 'replaceState' : 'pushState'](null, '', addressOf(next));
	};
	return [state, change] as const;
}

/** The fields that are not as they were served; the others say nothing. */
const changesIn = <State extends object>(fields: Partial<State>, served: State) =>
	Object.fromEntries(
		Object.entries(fields).filter(([name, value]) => value !== served[name as keyof State]),
	) as Partial<State>;
