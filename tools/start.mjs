// @ts-check
// npm start: installs what is missing, builds what changed, serves the site. Runs on the machine's Node; the rest runs on the pinned one.
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
await ensureBuilt();
// One's own machine is not limited here. A server for others is started without this, because a proxy may stand before it.
const { LIMIT_THIS_MACHINE = 'false' } = process.env;
process.exit(await run('node', ['packages/server/src/main.ts'], { LIMIT_THIS_MACHINE }));
