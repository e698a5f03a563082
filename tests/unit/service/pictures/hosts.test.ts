import { expect, test } from 'vitest';
import { hostJudge } from '#service/pictures/hosts.ts';

const judge = hostJudge(['http://localhost:4322', 'https://files.school.example/base']);

test.each([
	['http://localhost:4322/api/image/a.jpg', 'known'],
	['https://files.school.example/other/a.jpg', 'known'],
	['https://photos.example.org/a.jpg', 'public'],
	['http://photos.example.org/a.jpg', 'inner'],
	['https://photos.example.org:8443/a.jpg', 'inner'],
	['http://localhost:4323/a.jpg', 'inner'],
	['https://127.0.0.1/a.jpg', 'inner'],
	['https://2130706433/a.jpg', 'inner'],
	['https://[::1]/a.jpg', 'inner'],
	['https://169.254.169.254/latest/meta-data/a.jpg', 'inner'],
	['https://printer/a.jpg', 'inner'],
	['https://nas.local/a.jpg', 'inner'],
	['https://metadata.google.internal/a.jpg', 'inner'],
])('%s is %s', (address, kind) => expect(judge(address)).toBe(kind));
