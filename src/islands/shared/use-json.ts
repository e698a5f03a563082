import { useEffect, useState } from 'react';

/** Fetches a JSON file when the island comes alive; `load` tries again. */
export function useJson<T extends object>(address: string) {
	const [value, setValue] = useState<T | 'loading' | 'failed'>('loading');
	const load = () => {
		setValue('loading');
		fetchJson<T>(address).then(setValue, () => setValue('failed'));
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(load, []);
	return { value, load };
}

async function fetchJson<T>(address: string): Promise<T> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
	return response.json();
}
