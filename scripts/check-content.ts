import { readOwnContent } from './steps/own-content.ts';
import { command } from './steps/process.ts';

await command(async () => {
	const { tables, documents, galleries } = await readOwnContent();
	const sizes = `${tables.size} tables, ${documents.size} lists of documents, ${galleries.size} galleries`;
	console.log(`src/content is in order: ${sizes}.`);
});
