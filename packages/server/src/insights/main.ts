import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAnswerFiles } from '../assistant/readAnswerFiles.ts';
import { createAnswerThreads } from '../assistant/threads/createAnswerThreads.ts';
import { DAY_MS } from '../durations.ts';
import { reportFailure } from '../reportFailure.ts';
import { loadIndex, SearchFilesError } from '../search/loadIndexes.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { createStore, StoreError } from '../store/createStore.ts';
import { SQLITE_FILE } from '../store/openSqlite.ts';
import { formatAssistantInsights } from './formatAssistantInsights.ts';
import { formatSearchInsights } from './formatSearchInsights.ts';
import { formatTable } from './formatTable.ts';
import { createGapPlacer } from './gaps/createGapPlacer.ts';
import { draftGaps } from './gaps/draftGaps.ts';
import type { PlacedGap } from './gaps/draftSections.ts';
import { type Answered, keepAnswered, stateOf } from './gaps/gapState.ts';
import { type Gap, readGaps } from './gaps/readGaps.ts';
import { findsWith, verifyGaps } from './gaps/verifyGaps.ts';
import { writeDraft } from './gaps/writeDraft.ts';
import { listSections } from './listSections.ts';
import { parseInsightsOptions } from './parseInsightsOptions.ts';
import { readInsights } from './readInsights.ts';

try {
  const { days, rows, asJson, verify, draft, dataDir, databaseUrl, siteDir } = parseInsightsOptions(
    process.argv.slice(2),
    process.env,
  );
  // Opening would create the file, and an empty table would look like an answer.
  if (databaseUrl === '' && !existsSync(join(dataDir, SQLITE_FILE))) {
    throw new StoreError(`Nothing is kept in ${dataDir} yet. Start the server, or set DATA_DIR to its folder.`);
  }
  const store = createStore({ dataDir, databaseUrl });
  const database = await store.database();
  const to = Date.now();
  const period = { from: to - days * DAY_MS, to, rows };
  if (draft !== '') {
    const { model } = parseSettings(process.env);
    const engine = await loadIndex(siteDir, 'docs');
    const write = model && (async (gap: PlacedGap) => ({ text: await writeDraft(model, gap), by: model.name }));
    const gaps = await createGapPlacer(() => engine)(await readGaps(database, period));
    await writeFile(draft, await draftGaps(gaps, { siteDir, ...(write && { write }) }));
    console.log(`Wrote ${draft}. Apply it with git apply ${draft}, and write what each section is to say.`);
  } else if (verify) {
    const asked = await readGaps(database, period);
    const answered = await askAgain(asked, siteDir);
    await keepAnswered(database, answered, to);
    const gaps = asked.map((gap) => ({ ...gap, state: stateOf(gap.wordings, answered) }));
    console.log(asJson ? JSON.stringify(gaps, null, 2) : formatVerified(gaps));
  } else {
    const insights = await readInsights(database, { to, days, rows, sections: await readSections(siteDir) });
    console.log(
      asJson
        ? JSON.stringify(insights, null, 2)
        : `${formatSearchInsights(insights, days)}\n\n${formatAssistantInsights(insights)}`,
    );
  }
  await store.close();
  // Threads that answered would keep the process.
  if (verify) process.exit();
} catch (error) {
  reportFailure(error);
}

/** Null where the site is not built. */
async function readSections(siteDir: string): Promise<string[] | null> {
  try {
    return await listSections(await loadIndex(siteDir, 'docs'));
  } catch (error) {
    if (error instanceof SearchFilesError) return null;
    throw error;
  }
}

async function askAgain(gaps: readonly Gap[], siteDir: string): Promise<Answered> {
  const files = await readAnswerFiles(siteDir);
  const source = await createAnswerThreads({ siteDir, files, count: 1, onBroken: console.error });
  return verifyGaps(gaps, findsWith(source, await loadIndex(siteDir, 'docs')));
}

function formatVerified(gaps: readonly Gap[]): string {
  const closed = gaps.filter(({ state }) => state === 'closed').length;
  return formatTable(
    `${closed} of ${gaps.length} gaps are closed`,
    ['Question', 'Asked', 'Wordings', 'Gap'],
    gaps.map(({ question, asked, wordings, state }) => [question, asked, wordings.length, state]),
  );
}
