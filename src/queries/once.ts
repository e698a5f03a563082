/**
 * Makes a function that reads once a build, whoever asks; in development anew each time, as the content may have been
 * edited.
 */
export function oncePerBuild<T>(read: () => Promise<T>): () => Promise<T> {
	let value: Promise<T> | undefined;
	return () => {
		if (!value || import.meta.env.DEV) value = read();
		return value;
	};
}
