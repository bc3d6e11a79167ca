import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStore, StoreError } from '../store/createStore.ts';
import { SQLITE_FILE } from '../store/openSqlite.ts';
import { formatAssistantInsights } from './formatAssistantInsights.ts';
import { formatSearchInsights } from './formatSearchInsights.ts';
import { listSections } from './listSections.ts';
import { parseInsightsOptions } from './parseInsightsOptions.ts';
import { readAssistantInsights } from './readAssistantInsights.ts';
import { readSearchInsights } from './readSearchInsights.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

try {
  const { days, rows, asJson, dataDir, databaseUrl, siteDir } = parseInsightsOptions(
    process.argv.slice(2),
    process.env,
  );
  // Opening would create the file, and an empty table would look like an answer.
  if (databaseUrl === '' && !existsSync(join(dataDir, SQLITE_FILE))) {
    throw new StoreError(`Nothing is kept in ${dataDir} yet. Start the server, or set DATA_DIR to its folder.`);
  }
  const store = createStore({ dataDir, databaseUrl });
  const database = await store.database();
  const since = Date.now() - days * DAY_MS;
  const searches = await readSearchInsights(database, since, rows);
  const assistant = await readAssistantInsights(database, { since, rows, sections: await listSections(siteDir) });
  await store.close();
  console.log(
    asJson
      ? JSON.stringify({ days, ...searches, assistant }, null, 2)
      : `${formatSearchInsights(searches, days)}\n\n${formatAssistantInsights(assistant)}`,
  );
} catch (error) {
  if (!(error instanceof StoreError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
