#!/usr/bin/env node
import { createRelated } from '@feedback-docs/answers';
import { releasesFrom } from '@feedback-docs/releases';
import type { McpDeps } from './agents/mcp/McpDeps.ts';
import { createApp } from './app.ts';
import type { AnswerSource } from './assistant/AnswerSource.ts';
import { createAssistant } from './assistant/createAssistant.ts';
import { loadAnswerSource } from './assistant/loadAnswerSource.ts';
import { AssistantFilesError, fromAnswerFiles, readAnswerFiles } from './assistant/readAnswerFiles.ts';
import { collectGarbage } from './collectGarbage.ts';
import { describeListenError } from './describeListenError.ts';
import { createReaderEvents } from './events/createReaderEvents.ts';
import { createFeedbackLog } from './feedback/createFeedbackLog.ts';
import { createPageSections } from './feedback/createPageSections.ts';
import { createOwnersInsights } from './insights/createOwnersInsights.ts';
import { startMeasuring } from './metrics/startMeasuring.ts';
import { createWithdrawals } from './privacy/createWithdrawals.ts';
import { createReadiness } from './readiness.ts';
import { askMeilisearch } from './search/askMeilisearch.ts';
import { createPageSearch } from './search/createPageSearch.ts';
import { createSearchService } from './search/createSearchService.ts';
import { type LoadedIndex, loadIndexes, SearchFilesError } from './search/loadIndexes.ts';
import { readSearchNames } from './search/readSearchNames.ts';
import { withRelated } from './search/withRelated.ts';
import { parseSettings, SettingsError } from './settings/parseSettings.ts';
import { createAssetArchive } from './site/createAssetArchive.ts';
import { loadSite, readAddressForm, type Site, SiteError } from './site/loadSite.ts';
import { stopOnSignals } from './stopOnSignals.ts';
import { createStore } from './store/createStore.ts';
import { createWriteQueue } from './store/createWriteQueue.ts';
import { forgetOld } from './store/forgetOld.ts';
import { maintainStore } from './store/maintainStore.ts';

const [folder] = process.argv.slice(2);
const settings = orExit(() => parseSettings(folder === undefined ? process.env : { ...process.env, SITE_DIR: folder }));
// Before the rest of search and site: they say whose requests are answered, and which requests are for it.
const names = orExit(() => readSearchNames(settings.siteDir), Error);
const addressForm = orExit(() => readAddressForm(settings.siteDir));
const store = createStore(settings, (error) => app.log.warn(error, 'a connection to the database broke'));
const queue = createWriteQueue((error) => {
  readiness.failed('store');
  app.log.warn(error, 'the store cannot be written; trying again');
});
const onLost = (error: unknown) => app.log.error(error, 'something could not be kept');
const withdrawals = createWithdrawals(store, queue);
const events = createReaderEvents({
  store,
  queue,
  withdrawals,
  keptDays: settings.keptDays,
  onError: onLost,
  objectIDsOf: (index) => indexes?.get(index)?.objectIDs,
});
const feedback = createFeedbackLog({ store, queue, onError: onLost });
const readiness = createReadiness(['site', 'search', 'assistant']);
const assets = createAssetArchive(store);
let site: Site | null = null;
let indexes: ReadonlyMap<string, LoadedIndex> | null = null;
let releaseData: ReturnType<McpDeps['releaseData']> = { releases: [], features: [] };
const answers = Promise.withResolvers<AnswerSource | null>();

const search = createSearchService(
  () => indexes,
  () => readiness.parts().get('search') === 'failed',
);
const assistant = createAssistant({
  source: answers.promise,
  settings,
  store,
  queue,
  withdrawals,
  onError: onLost,
  journeys: events.journeys,
});
const insights = createOwnersInsights({
  settings,
  engine: () => indexes?.get('docs')?.engine,
  log: () => app.log,
  onError: onLost,
});
const app = createApp({
  settings: {
    ...settings,
    searchAppId: settings.searchAppId || names.appId,
    searchApiKey: settings.searchApiKey || names.apiKey,
  },
  readiness,
  site: () => site,
  findAsset: assets.find,
  listPages: createPageSearch(
    (query, asked) => events.log.follow(search, query, asked),
    () => site?.pages ?? [],
  ),
  search,
  events: events.log,
  assistant,
  withdrawals,
  feedback: { log: feedback, sectionsOf: createPageSections(() => indexes?.get('docs')?.engine) },
  releaseData: () => releaseData,
  insights: settings.insightsToken === '' ? null : { token: settings.insightsToken, ...insights },
  addressForm,
});
// Fastify closes in reverse order: what is still to be written reaches the store before the store closes.
maintainStore(app, {
  store,
  queue,
  onUsable: (isUsable) => (isUsable ? readiness.loaded('store') : readiness.failed('store')),
  forget() {
    forgetOld(store, queue, { keptDays: settings.keptDays, onError: onLost });
    void keepAssets();
    sumUpDays();
  },
});
app.addHook('onClose', insights.close);
events.keep(app);
if (settings.databaseUrl !== '' && settings.tokenKeys.length === 0) {
  app.log.warn(
    'Limits are counted by each server for itself, because they have no common secret. With several servers set ASSISTANT_TOKEN_KEYS, the same on all.',
  );
}
stopOnSignals(app, readiness, settings.shutdownDelayMs);
const measure = await startMeasuring(app, settings, { store, waitingWrites: queue.waiting, onUnservable: exit });
const { port, host } = settings;
await app
  .listen({ port, host, listenTextResolver: (address) => `Listening on ${address}` })
  .catch((error) => exit(describeListenError(error, '', settings)));
site = await loadSite(settings.siteDir).catch(exitWith);
await keepAssets();
readiness.loaded('site');
indexes = await loadSearch();
const source = await loadAssistant();
answers.resolve(source === null ? null : measure(source));
sumUpDays();
if (indexes !== null && source !== null) app.log.info(`Ready: ${site.pages.length} pages from ${settings.siteDir}`);
// Readers need not wait for it.
await collectGarbage();

/** What is read, or the end of the process where it cannot be used. */
function orExit<Value>(read: () => Value, ...expected: (typeof Error)[]): Value {
  try {
    return read();
  } catch (error) {
    return exitWith(error, ...expected);
  }
}

/** Ends the process with an error that says what to do. Throws any other. */
function exitWith(error: unknown, ...expected: (typeof Error)[]): never {
  const isExpected = [SettingsError, SiteError, ...expected].some((kind) => error instanceof kind);
  if (isExpected && error instanceof Error) return exit(error.message);
  throw error;
}

/** Before readiness: from then on other servers are asked for what these pages need. */
async function keepAssets(): Promise<void> {
  if (site === null) return;
  await assets.keep(site.files).catch((error) => app.log.warn(error, 'other servers lack the files of this build'));
}

/** Without its search the site can still be read. */
async function loadSearch(): Promise<ReadonlyMap<string, LoadedIndex> | null> {
  try {
    const loaded = await loadIndexes(settings.siteDir, names.aliases);
    readiness.loaded('search');
    return askMeilisearch(loaded, settings.meilisearch, (reason) => app.log.error(reason));
  } catch (error) {
    return goOnWithout('search', error);
  }
}

/** The assistant quotes from the search's own index, so there is none without it. */
async function loadAssistant(): Promise<AnswerSource | null> {
  const docs = indexes?.get('docs');
  try {
    if (indexes === null || docs === undefined)
      throw new AssistantFilesError('The assistant cannot answer because the search is not loaded.');
    const files = await readAnswerFiles(settings.siteDir);
    releaseData = { releases: releasesFrom(files.releases), features: files.releases.features };
    if (names.hasAssistant) {
      const addRelated = await fromAnswerFiles(settings.siteDir, async () => createRelated(files.index, docs.engine));
      indexes = withRelated(indexes, docs, addRelated);
    }
    const loaded = await loadAnswerSource({
      settings,
      files,
      engine: docs.engine,
      store,
      paths: new Set(site?.pages.map(({ url }) => url)),
      log: app.log,
    });
    readiness.loaded('assistant');
    return loaded;
  } catch (error) {
    return goOnWithout('assistant', error);
  }
}

/** A part that cannot be loaded, for whatever reason, must not take the site from its readers. */
function goOnWithout(part: 'search' | 'assistant', error: unknown): null {
  readiness.failed(part);
  const isExpected = error instanceof SearchFilesError || error instanceof AssistantFilesError;
  if (isExpected) app.log.error(error.message);
  else app.log.error(error, `The ${part} could not be loaded`);
  return null;
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Before the owner looks. */
function sumUpDays(): void {
  if (settings.insightsToken !== '' && site !== null) insights.sumUpDays();
}
