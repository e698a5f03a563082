import { expect, onTestFinished, test, vi } from 'vitest';
import { openSource } from '../../../../scripts/steps/content.ts';

async function openSample(options: Partial<Parameters<typeof openSource>[0]> = {}) {
	const source = await openSource({ content: '', sample: true, service: { port: 0 }, ...options });
	onTestFinished(source.close);
	return source.settings;
}

test('the sample service brings its own settings, whatever the environment holds', async () => {
	vi.stubEnv('PORTAL_URL', 'https://real.example/login');
	vi.stubEnv('SCHOOL_CODE', 'REAL');
	onTestFinished(() => void vi.unstubAllEnvs());
	const settings = await openSample({ siteUrl: 'http://localhost:4321' });
	expect(settings).toMatchObject({
		SCHOOL_CODE: 'SAMPLE',
		CONTENT_SERVICE_TOKEN: '',
		SITE_URL: 'http://localhost:4321',
		PORTAL_URL: 'https://portal.example.org/login',
		FILES_URL: `${settings.CONTENT_SERVICE_URL}/files`,
	});
	const news = await fetch(`${settings.CONTENT_SERVICE_URL}/api/news/all/SAMPLE`);
	expect(news.status).toBe(200);
});

test('a taken port makes the sample service take another', async () => {
	const first = await openSample();
	const port = Number(new URL(first.CONTENT_SERVICE_URL).port);
	const second = await openSample({ service: { port } });
	expect(second.CONTENT_SERVICE_URL).not.toBe(first.CONTENT_SERVICE_URL);
});

test('the content service is that of the environment', async () => {
	vi.stubEnv('CONTENT_SERVICE_URL', 'https://service.example');
	vi.stubEnv('SCHOOL_CODE', 'REAL');
	onTestFinished(() => void vi.unstubAllEnvs());
	const { settings } = await openSource({ content: '', sample: false });
	expect(settings).toMatchObject({
		CONTENT_SERVICE_URL: 'https://service.example',
		SCHOOL_CODE: 'REAL',
	});
});

test('without a content service, what is missing is named', async () => {
	vi.stubEnv('CONTENT_SERVICE_URL', '');
	vi.stubEnv('SCHOOL_CODE', '');
	onTestFinished(() => void vi.unstubAllEnvs());
	await expect(openSource({ content: '', sample: false })).rejects.toThrow(
		'CONTENT_SERVICE_URL is not set',
	);
});
