import { type RefObject, useRef, useState } from 'react';
import { fileIn, putFile } from './controls.ts';
import { keepFile, keptFile } from './file-store.ts';

/** The chosen file: it stands in the form's own field, and a copy is kept on this device with the draft. */
export function useFile(form: RefObject<HTMLFormElement | null>) {
	const [isChosen, setChosen] = useState(false);
	const keeping = useRef(Promise.resolve(true));
	/** The file in the field. */
	const chosen = () => form.current && fileIn(form.current);

	/** Keeps what now stands in the field, also when that is nothing. */
	const keep = () => {
		const file = chosen();
		setChosen(file !== null);
		keeping.current = keepFile(file).then(
			() => true,
			() => false,
		);
	};
	/** @returns whether the file that was kept under a name is in the field again */
	const restore = async (name: string): Promise<boolean> => {
		const file = await keptFile();
		if (!form.current || file?.name !== name) return false;
		putFile(form.current, file);
		setChosen(true);
		return true;
	};
	const remove = () => {
		if (form.current) putFile(form.current, null);
	};
	return { isChosen, chosen, keep, restore, remove, isKept: () => keeping.current };
}
