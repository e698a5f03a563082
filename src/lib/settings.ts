import { z } from 'zod';

const hasCredentials = (value: string) => /^(?:[^/]*:\/\/)?[^/?#]*@/.test(value);

const url = z
	.url({ protocol: /^https?$/, error: 'must be an http or https address' })
	.refine((value) => !hasCredentials(value), 'must not hold a name or password')
	.transform((value) => value.replace(/\/+$/, ''));

interface Setting {
	about: string;
	/** Stands in when the variable is not set; a variable without one is required. */
	fallback?: string;
	/** Never leaves the pull: neither snapshot nor `dist/` may hold it. */
	secret?: true;
	read: z.ZodType<string>;
}

/** Every variable the site takes from its environment. `.env.example` and README are checked against this table. */
export const settings = {
	CONTENT_SERVICE_URL: {
		about: 'origin of the content service, e.g. https://service.example',
		read: url,
	},
	SCHOOL_CODE: {
		about: 'code of the school, last path segment of every call',
		read: z.string().regex(/^[\w.-]+$/, 'may hold letters, digits, dot, dash and underscore'),
	},
	CONTENT_SERVICE_TOKEN: {
		about: 'secret of the content service, sent as bearer token; may be left out',
		fallback: '',
		secret: true,
		read: z.string().regex(/^\S*$/, 'must not hold spaces'),
	},
	SITE_URL: {
		about: 'public origin of this site, for canonical links',
		fallback: 'https://school.example.org',
		read: url,
	},
	ALUMNI_FORM_URL: {
		about: 'where the alumni form posts',
		fallback: 'https://forms.example.org/alumni',
		read: url,
	},
	PORTAL_URL: {
		about: 'login of the campus management portal',
		fallback: 'https://portal.example.org/login',
		read: url,
	},
	LIBRARY_LOGIN_URL: {
		about: 'login of the library',
		fallback: 'https://library.example.org/login',
		read: url,
	},
	FILES_URL: {
		about: 'base of the school’s own PDFs, images and videos',
		fallback: 'https://files.example.org/school',
		read: url,
	},
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Settings = Record<SettingName, string>;

/** What snapshot and `dist/` may know: everything but the secret. */
export type PublicSettings = Omit<Settings, 'CONTENT_SERVICE_TOKEN'>;

/**
 * Reads and checks every setting (design 2).
 * @param env e.g. `process.env`; an empty value counts as not set.
 * @throws Error with one line for each missing or malformed variable, naming it and what it is for.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
	const problems: string[] = [];
	const values = Object.entries<Setting>(settings).map(([name, setting]) => {
		const given = env[name]?.trim() || setting.fallback;
		if (given === undefined) {
			problems.push(`${name} is not set: ${setting.about}. Set it in the environment or in .env.`);
			return [name, ''];
		}
		const result = setting.read.safeParse(given);
		if (!result.success) {
			const isSecret = setting.secret || hasCredentials(given);
			const shown = isSecret ? '' : ` (it is “${given}”)`;
			problems.push(`${name} ${result.error.issues[0]?.message}${shown}: ${setting.about}.`);
		}
		return [name, result.data ?? ''];
	});
	if (problems.length > 0) throw new Error(problems.join('\n'));
	return Object.fromEntries(values) as Settings;
}

/**
 * The settings without the secrets, e.g. for the snapshot.
 * @param all as `readSettings` gives them
 */
export function publicSettings(all: Settings): PublicSettings {
	const { CONTENT_SERVICE_TOKEN: _, ...rest } = all;
	return rest;
}
