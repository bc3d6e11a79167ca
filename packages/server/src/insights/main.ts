import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EventStoreError, openEventStore } from '../events/openEventStore.ts';
import { formatInsights } from './formatInsights.ts';
import { parseInsightsOptions } from './parseInsightsOptions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

try {
  const { days, rows, asJson, dataDir } = parseInsightsOptions(process.argv.slice(2), process.env);
  // Opening would create the file, and an empty table would look like an answer.
  if (!existsSync(join(dataDir, 'events.sqlite'))) {
    throw new EventStoreError(
      `There are no search events in ${dataDir} yet. Start the server, or set DATA_DIR to its folder.`,
    );
  }
  const store = openEventStore(dataDir);
  const insights = store.readInsights(Date.now() - days * DAY_MS, rows);
  store.close();
  console.log(asJson ? JSON.stringify({ days, ...insights }, null, 2) : formatInsights(insights, days));
} catch (error) {
  if (!(error instanceof EventStoreError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
