import { FILE } from './fields.ts';
import type { Values } from './submission.ts';

/** What stands in the form, by field; the file by its name. The form itself holds it: there is no second copy. */
export function valuesOf(form: HTMLFormElement): Values {
	const entries = [...new FormData(form)].map(([name, value]) => [
		name,
		typeof value === 'string' ? value : value.name,
	]);
	return Object.fromEntries(entries);
}

/** Puts values into the fields that are still blank: what the visitor has just entered is newer. */
export function fillBlanks(form: HTMLFormElement, values: Values): void {
	for (const [name, value] of Object.entries(values)) {
		const control = form.elements.namedItem(name) as HTMLInputElement | null;
		if (control && control.type !== 'file' && !control.value) control.value = value;
	}
}

const fileInput = (form: HTMLFormElement) => form.elements.namedItem(FILE) as HTMLInputElement;

/** The file that is chosen in the form. */
export const fileIn = (form: HTMLFormElement): File | null => fileInput(form).files?.[0] ?? null;

/** Chooses a file in the form as the visitor would; null takes it out. */
export function putFile(form: HTMLFormElement, file: File | null): void {
	const files = new DataTransfer();
	if (file) files.items.add(file);
	fileInput(form).files = files.files;
}
