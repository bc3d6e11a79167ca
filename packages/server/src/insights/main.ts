import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStore, StoreError } from '../store/createStore.ts';
import { SQLITE_FILE } from '../store/openSqlite.ts';
import { formatInsights } from './formatInsights.ts';
import { parseInsightsOptions } from './parseInsightsOptions.ts';
import { readSearchInsights } from './readSearchInsights.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

try {
  const { days, rows, asJson, dataDir, databaseUrl } = parseInsightsOptions(process.argv.slice(2), process.env);
  // Opening would create the file, and an empty table would look like an answer.
  if (databaseUrl === '' && !existsSync(join(dataDir, SQLITE_FILE))) {
    throw new StoreError(`Nothing is kept in ${dataDir} yet. Start the server, or set DATA_DIR to its folder.`);
  }
  const store = createStore({ dataDir, databaseUrl });
  const insights = await readSearchInsights(await store.database(), Date.now() - days * DAY_MS, rows);
  await store.close();
  console.log(asJson ? JSON.stringify({ days, ...insights }, null, 2) : formatInsights(insights, days));
} catch (error) {
  if (!(error instanceof StoreError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
