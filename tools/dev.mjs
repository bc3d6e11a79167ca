// @ts-check
// npm run dev: the whole site with reload on http://localhost:3000. A worker in the browser searches and answers, as no server runs beside it.
// Takes a folder other than site/, and options of `docusaurus start`.
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { runBundler } from './setup/run.mjs';

const [folder = 'site', ...options] = process.argv.slice(2);

await ensureInstalled();
const start = ['start', folder, '--no-open', '--host', '127.0.0.1', ...options];
process.exit(await runBundler('docusaurus', start, { env: { SEARCH_MODE: process.env['SEARCH_MODE'] || 'browser' } }));
