import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStore, StoreError } from '../store/createStore.ts';
import { SQLITE_FILE } from '../store/openSqlite.ts';
import { formatAssistantInsights } from './formatAssistantInsights.ts';
import { formatSearchInsights } from './formatSearchInsights.ts';
import { listSections } from './listSections.ts';
import { parseInsightsOptions } from './parseInsightsOptions.ts';
import { readInsights } from './readInsights.ts';

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
  const insights = await readInsights(database, { to: Date.now(), days, rows, sections: await listSections(siteDir) });
  await store.close();
  console.log(
    asJson
      ? JSON.stringify(insights, null, 2)
      : `${formatSearchInsights(insights, days)}\n\n${formatAssistantInsights(insights.assistant)}`,
  );
} catch (error) {
  if (!(error instanceof StoreError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
