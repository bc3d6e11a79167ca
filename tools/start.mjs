// @ts-check
// npm start: installs what is missing, builds what changed, serves the site. Runs on the machine's Node; the rest runs on the pinned one.
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
await ensureBuilt();
process.exit(await run('node', ['packages/server/src/main.ts']));
