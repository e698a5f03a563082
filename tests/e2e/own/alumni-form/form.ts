import type { Page } from '@playwright/test';
import { expect, test } from '../../site.ts';

export const PATH = '/AlumniForm';
export const SUCCESS = 'Your Form Submitted Successfully.';
export const NOT_SENT = 'Your form has not been sent yet.';
export const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };

/** The answers of a visitor by label, each with its name in the request body. */
export const ANSWERS = {
	Batch: ['toYear', '1998-1999'],
	'Last Class': ['class', 'XII'],
	Name: ['name', 'Asha Menon'],
	Email: ['email', 'asha@example.org'],
	Mobile: ['phone', '9812345670'],
	Location: ['location', 'Pune'],
	Address: ['address', '12, Lake Road'],
	College: ['school', 'Example College'],
	Degree: ['profession3', 'BTech'],
	'Sem / Year': ['fromYear', '4'],
	Stream: ['subject', 'Science'],
	Profession: ['profession1', 'IT'],
	'Organisation Name': ['school1', 'Example Org'],
	Designation: ['designation', 'Lead'],
	'Office Address': ['address1', 'Tower 3'],
} as const;
export type Label = keyof typeof ANSWERS;
export const LABELS = Object.keys(ANSWERS) as Label[];
/** The labels of those that are chosen from a menu. */
const CHOICES: Label[] = ['Batch', 'Last Class', 'Profession'];

export const field = (page: Page, label: Label) =>
	page
		.getByRole('textbox', { name: label, exact: true })
		.or(page.getByRole('combobox', { name: label, exact: true }));
export const file = (page: Page) => page.getByLabel('File (optional)');
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
export const summary = (page: Page) => page.getByRole('group', { name: /your attention$/ });
export const notice = (page: Page, heading: string) => page.getByRole('group', { name: heading });

/** Writes or chooses an answer. */
export async function enter(page: Page, label: Label, text: string) {
	const control = field(page, label);
	if (CHOICES.includes(label)) await control.selectOption(text);
	else await control.fill(text);
}

/** Fills in the whole form. The e-mail address tells this test's submission from the others'. */
export async function fillIn(page: Page, email: string) {
	for (const label of LABELS) {
		await enter(page, label, label === 'Email' ? email : ANSWERS[label][1]);
	}
}

/**
 * Opens the form and fills it in whole.
 * @returns the e-mail address, which no other test uses
 */
export async function openFilled(page: Page): Promise<string> {
	const email = newEmail();
	await page.goto(PATH);
	await fillIn(page, email);
	return email;
}

/** What the form then sends. */
export const bodyOf = (email: string) => ({
	...Object.fromEntries(LABELS.map((label) => [ANSWERS[label][0], ANSWERS[label][1]])),
	email,
});

/** What the script got from a visitor. */
export async function submissions(page: Page, service: string, email: string) {
	const answer = await page.request.get(`${service}/alumni-form/submissions`);
	const all: { email: string }[] = await answer.json();
	return all.filter((submission) => submission.email === email);
}

let count = 0;
/** An address that no other test of this run uses. */
export const newEmail = () =>
	`asha.${test.info().parallelIndex}.${Date.now()}.${count++}@example.org`;

/** Every field is as it was at first. */
export async function isEmpty(page: Page) {
	for (const label of LABELS) await expect(field(page, label)).toHaveValue('');
}
