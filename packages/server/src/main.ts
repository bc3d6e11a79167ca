import { createApp } from './app.ts';
import { createEventLog } from './events/createEventLog.ts';
import { keepEvents } from './events/keepEvents.ts';
import { type EventStore, EventStoreError, openEventStore } from './events/openEventStore.ts';
import { createReadiness } from './readiness.ts';
import { createListPages } from './search/createListPages.ts';
import { createSearchService, type SearchIndex } from './search/createSearchService.ts';
import { loadIndexes, SearchFilesError } from './search/loadIndexes.ts';
import { parseSettings, type Settings, SettingsError } from './settings/parseSettings.ts';
import { loadSite, type Site, SiteError } from './site/loadSite.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const settings = readSettings();
const store = openStore();
const events = createEventLog(store instanceof EventStoreError ? null : store);
const readiness = createReadiness(['site', 'search']);
let site: Site | null = null;
let indexes: ReadonlyMap<string, SearchIndex> | null = null;

const search = createSearchService(() => indexes);
const app = createApp({
  settings,
  readiness,
  site: () => site,
  listPages: createListPages(
    (query) => events.follow(search, query),
    () => site?.pages ?? [],
  ),
  search,
  events,
});
if (store instanceof EventStoreError) app.log.warn(store.message);
keepEvents(app, events);
stopOnSignals(app, readiness, settings.shutdownDelayMs);
await listen();
site = await loadPages();
indexes = await loadSearch();
if (readiness.isReady()) app.log.info(`Ready: ${site.pages.length} pages from ${settings.siteDir}`);

function readSettings(): Settings {
  try {
    return parseSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) return exit(error.message);
    throw error;
  }
}

/** Readers come first: without a place for events the site and its search still run. */
function openStore(): EventStore | EventStoreError {
  try {
    return openEventStore(settings.dataDir);
  } catch (error) {
    if (error instanceof EventStoreError) return error;
    throw error;
  }
}

async function listen(): Promise<void> {
  try {
    const { port, host } = settings;
    await app.listen({ port, host, listenTextResolver: (address) => `Listening on ${address}` });
  } catch (error) {
    exit(describeListenError(error));
  }
}

async function loadPages(): Promise<Site> {
  try {
    const loaded = await loadSite(settings.siteDir);
    readiness.loaded('site');
    return loaded;
  } catch (error) {
    if (error instanceof SiteError) return exit(error.message);
    throw error;
  }
}

/** Without its search the site can still be read; it is not ready, and says why. */
async function loadSearch(): Promise<ReadonlyMap<string, SearchIndex> | null> {
  try {
    const loaded = await loadIndexes(settings.siteDir);
    readiness.loaded('search');
    return loaded;
  } catch (error) {
    if (!(error instanceof SearchFilesError)) throw error;
    readiness.failed('search', error.message);
    app.log.error(error.message);
    return null;
  }
}

function describeListenError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const place = `PORT ${settings.port} on HOST ${settings.host}`;
  if (code === 'EADDRINUSE') return `${place} is taken by another program. Stop it, or set PORT to a free port.`;
  if (code === 'EACCES') return `${place} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${place} is not an address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for all of them.`;
  }
  return `${place} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
