// @ts-check
// npm run dev: the site with reload on http://localhost:3000. Pages are rendered in the browser; server and search are not part of it.
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
process.exit(await run('npm', ['run', 'dev', '-w', 'site', '--silent']));
