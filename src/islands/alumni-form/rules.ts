/** What the text of a field must hold, beside being there (specification 5). */
export interface Rule {
	holds: (text: string) => boolean;
	/** Takes the field's label. */
	message: (label: string) => string;
}

/** The characters that most fields do not allow, as the form shows them. */
export const SPECIAL = '! @ # $ % ^ & * ( ) _ + = , . ? " : { } | < >';

const special = new Set(SPECIAL.replaceAll(' ', ''));

export const NO_SPECIAL: Rule = {
	holds: (text) => ![...text].some((sign) => special.has(sign)),
	message: (label) => `${label} should not contain special characters.`,
};
export const DIGITS: Rule = { ...NO_SPECIAL, holds: (text) => /^\d+$/.test(text) };
export const TEN_DIGITS: Rule = {
	holds: (text) => /^\d{10}$/.test(text),
	message: () => 'Phone number should be 10 digits.',
};
export const EMAIL: Rule = {
	holds: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
	message: () => 'Email format is invalid.',
};
