#!/usr/bin/env node
import type { AddressForm } from '@feedback-docs/pages/addresses';
import { releasesFrom } from '@feedback-docs/releases';
import type { FastifyInstance } from 'fastify';
import { countReads } from './agents/countReads.ts';
import type { McpDeps } from './agents/mcp/McpDeps.ts';
import { createApp } from './app.ts';
import type { AnswerSource } from './assistant/AnswerSource.ts';
import { announceSource } from './assistant/announceSource.ts';
import { createAssistant } from './assistant/createAssistant.ts';
import { type AnswerFiles, AssistantFilesError, readAnswerFiles } from './assistant/readAnswerFiles.ts';
import { createAnswerThreads } from './assistant/threads/createAnswerThreads.ts';
import { collectGarbage } from './collectGarbage.ts';
import { describeListenError } from './describeListenError.ts';
import { createDayCounts } from './events/createDayCounts.ts';
import { createEventLog, type EventLog } from './events/createEventLog.ts';
import { createEventStore } from './events/createEventStore.ts';
import { createJourneys } from './events/createJourneys.ts';
import { createFeedbackLog } from './feedback/createFeedbackLog.ts';
import { createPageSections } from './feedback/createPageSections.ts';
import { createInsightsReader } from './insights/createInsightsReader.ts';
import { draftGaps } from './insights/gaps/draftGaps.ts';
import type { PlacedGap } from './insights/gaps/draftSections.ts';
import { listSections } from './insights/listSections.ts';
import { PERIODS } from './insights/page/insightsPage.ts';
import { createWithdrawals } from './privacy/createWithdrawals.ts';
import { createReadiness } from './readiness.ts';
import { createPageSearch } from './search/createPageSearch.ts';
import { createSearchService } from './search/createSearchService.ts';
import { type LoadedIndex, loadIndexes, SearchFilesError } from './search/loadIndexes.ts';
import { readSearchNames, type SearchNames } from './search/readSearchNames.ts';
import { parseSettings, type Settings, SettingsError } from './settings/parseSettings.ts';
import type { ModelSettings } from './settings/readModelSettings.ts';
import { createAssetArchive } from './site/createAssetArchive.ts';
import { loadSite, readAddressForm, type Site, SiteError } from './site/loadSite.ts';
import { stopOnSignals } from './stopOnSignals.ts';
import { createStore } from './store/createStore.ts';
import { createWriteQueue } from './store/createWriteQueue.ts';
import { maintainStore } from './store/maintainStore.ts';

const INTERVAL_MS = 1000;
/** What an owner can write in a sitting. */
const DRAFTED_GAPS = 25;

const settings = readSettings();
const names = readNames();
const addressForm = readForm();
const store = createStore(settings, (error) => app.log.warn(error, 'a connection to the database broke'));
const queue = createWriteQueue((error) => {
  readiness.failed('store');
  app.log.warn(error, 'the store cannot be written; trying again');
});
const onLost = (error: unknown) => app.log.error(error, 'something could not be kept');
const withdrawals = createWithdrawals(store, queue);
const eventStore = createEventStore(store, queue, { ...withdrawals, onError: onLost, keptDays: settings.keptDays });
const counts = createDayCounts({ store, queue, keptDays: settings.keptDays.events, onError: onLost });
const journeys = createJourneys(counts.count);
const events = createEventLog(eventStore, {
  journeys,
  isKnown(index, objectID) {
    const objectIDs = indexes?.get(index)?.objectIDs;
    return objectID === undefined ? objectIDs !== undefined : objectIDs?.has(objectID) === true;
  },
});
const feedback = createFeedbackLog({ store, queue, keptDays: settings.keptDays.questions, onError: onLost });
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
  journeys,
});
let sections: Promise<string[]> | undefined;
const ownersInsights = createInsightsReader(settings, async () => {
  const engine = indexes?.get('docs')?.engine;
  if (engine === undefined) return null;
  sections ??= listSections(engine);
  return sections;
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
    (query, asked) => events.follow(search, query, asked),
    () => site?.pages ?? [],
  ),
  search,
  events,
  assistant,
  withdrawals,
  feedback: { log: feedback, sectionsOf: createPageSections(() => indexes?.get('docs')?.engine) },
  releaseData: () => releaseData,
  insights:
    settings.insightsToken === ''
      ? null
      : {
          token: settings.insightsToken,
          read: ownersInsights.read,
          draft: draftOwnersGaps,
        },
  addressForm,
});
// Fastify closes in reverse order: what is still to be written reaches the store before the store closes.
maintainStore(app, {
  store,
  queue,
  onUsable: (isUsable) => (isUsable ? readiness.loaded('store') : readiness.failed('store')),
  forget() {
    eventStore.forget(Date.now());
    counts.forget();
    assistant.questions.forget();
    feedback.forget();
    void keepAssets();
    sumUpDays();
  },
});
app.addHook('onClose', ownersInsights.close);
countReads(app, counts.count);
keepEvents(app, events);
if (settings.databaseUrl !== '' && settings.tokenKeys.length === 0) {
  app.log.warn(
    'Limits are counted by each server for itself, because they have no common secret. With several servers set ASSISTANT_TOKEN_KEYS, the same on all.',
  );
}
stopOnSignals(app, readiness, settings.shutdownDelayMs);
const measure = await startMeasuring();
await listen();
site = await loadPages();
await keepAssets();
readiness.loaded('site');
indexes = await loadSearch();
const source = await loadAssistant();
answers.resolve(source === null ? null : measure(source));
sumUpDays();
if (indexes !== null && source !== null) app.log.info(`Ready: ${site.pages.length} pages from ${settings.siteDir}`);

function readSettings(): Settings {
  try {
    const [folder] = process.argv.slice(2);
    return parseSettings(folder === undefined ? process.env : { ...process.env, SITE_DIR: folder });
  } catch (error) {
    if (error instanceof SettingsError) return exit(error.message);
    throw error;
  }
}

/** Before the rest of the search: it says whose requests are answered. */
function readNames(): SearchNames {
  try {
    return readSearchNames(settings.siteDir);
  } catch (error) {
    return exit(error instanceof Error ? error.message : String(error));
  }
}

/** Before the rest of the site: it says which requests are for it. */
function readForm(): AddressForm {
  try {
    return readAddressForm(settings.siteDir);
  } catch (error) {
    if (error instanceof SiteError) return exit(error.message);
    throw error;
  }
}

async function listen(): Promise<void> {
  try {
    const { port, host } = settings;
    await app.listen({ port, host, listenTextResolver: (address) => `Listening on ${address}` });
  } catch (error) {
    exit(describeListenError(error, '', settings));
  }
}

/** Imported here, so that a server that is not measured loads nothing for it. */
async function startMeasuring(): Promise<(source: AnswerSource) => AnswerSource> {
  const { siteDir, metrics, otlp } = settings;
  if (metrics === null && otlp === null) return (source) => source;
  const { createMetrics } = await import('./metrics/createMetrics.ts');
  const { registry, measure } = createMetrics(app, { siteDir, store, waitingWrites: queue.waiting });
  if (otlp !== null) {
    const { exportOtlp } = await import('./metrics/exportOtlp.ts');
    exportOtlp(app, registry, otlp);
  }
  if (metrics !== null) {
    const { serveMetrics } = await import('./metrics/serveMetrics.ts');
    try {
      app.log.info(`Figures at http://${metrics.host}:${await serveMetrics(app, registry, metrics)}/metrics`);
    } catch (error) {
      exit(error instanceof Error ? error.message : String(error));
    }
  }
  return measure;
}

async function loadPages(): Promise<Site> {
  try {
    return await loadSite(settings.siteDir);
  } catch (error) {
    if (error instanceof SiteError) return exit(error.message);
    throw error;
  }
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
    return loaded;
  } catch (error) {
    return goOnWithout('search', error);
  }
}

/** The assistant quotes from the search's own index, so there is none without it. */
async function loadAssistant(): Promise<AnswerSource | null> {
  const docs = indexes?.get('docs');
  try {
    if (docs === undefined)
      throw new AssistantFilesError('The assistant cannot answer because the search is not loaded.');
    const files = await readAnswerFiles(settings.siteDir);
    releaseData = { releases: releasesFrom(files.releases), features: files.releases.features };
    await collectGarbage();
    const quotes = await createAnswerThreads({
      siteDir: settings.siteDir,
      files,
      count: settings.answerThreads,
      onBroken: (error) => app.log.error(error, 'a thread that answers broke; another one takes its place'),
    });
    const loaded =
      settings.model === null
        ? announceSource(quotes, 'quotes')
        : announceSource(await loadModel(settings.model, { search: docs.engine, quotes, files }), 'model');
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

/** Imported here, so that a server without a model does not load what models need. */
async function loadModel(
  model: ModelSettings,
  { files, ...sources }: { search: LoadedIndex['engine']; quotes: AnswerSource; files: AnswerFiles },
): Promise<AnswerSource> {
  const { loadModelSource } = await import('./assistant/model/loadModelSource.ts');
  const paths = new Set(site?.pages.map(({ url }) => url));
  return loadModelSource(model, {
    ...sources,
    sections: files.index.sections,
    contact: files.contact,
    store,
    isPage: (path) => paths.has(path),
    onFallback: (reason) =>
      app.log.warn(`The language model did not answer: ${reason}. The answer was quoted instead.`),
  });
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** With the texts of a configured language model, and without them when it does not answer. */
async function draftOwnersGaps(from: number): Promise<string> {
  const database = await store.database();
  const engine = indexes?.get('docs')?.engine;
  const options = { from, to: Date.now(), rows: DRAFTED_GAPS, siteDir: settings.siteDir, engine };
  const { model } = settings;
  if (model === null) return draftGaps(database, options);
  // Imported here, so that a server without a model does not load what models need.
  const { writeDraft } = await import('./insights/gaps/writeDraft.ts');
  const write = async (gap: PlacedGap) => ({ text: await writeDraft(model, gap), by: model.name });
  return draftGaps(database, { ...options, write }).catch((error: unknown) => {
    app.log.warn(error, 'the language model drafted no texts for gaps');
    return draftGaps(database, options);
  });
}

/** Reads the longest period of the owner's page, which sums up the days that nobody has looked at yet. */
function sumUpDays(): void {
  if (settings.insightsToken === '' || site === null) return;
  ownersInsights.read(Math.max(...Object.values(PERIODS))).catch(onLost);
}

/** Writes the event log down every second while the server runs, and for the last time when it closes. */
function keepEvents(app: FastifyInstance, events: EventLog): void {
  const timer = setInterval(() => {
    events.flush();
    journeys.flush();
    counts.flush();
  }, INTERVAL_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    events.finish();
    counts.flush(true);
  });
}
