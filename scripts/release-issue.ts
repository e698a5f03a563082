import { keepIssue, troubleIn } from './release/issue.ts';
import { command } from './steps/process.ts';

const {
	GITHUB_API_URL: api = '',
	GITHUB_REPOSITORY: name = '',
	GITHUB_TOKEN: token = '',
} = process.env;

/** Opens, updates or closes the issue that says that the website needs a look; see `.github/workflows/release.yml`. */
await command(async () => {
	console.log(await keepIssue({ api, name, token }, troubleIn(process.env)));
});
