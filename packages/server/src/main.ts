import { createApp } from './app.ts';
import { createEventLog } from './events/createEventLog.ts';
import { keepEvents } from './events/keepEvents.ts';
import { type EventStore, EventStoreError, openEventStore } from './events/openEventStore.ts';
import { createReadiness } from './readiness.ts';
import { createListPages } from './search/createListPages.ts';
import { createSearchService } from './search/createSearchService.ts';
import { parseSettings, type Settings, SettingsError } from './settings/parseSettings.ts';
import { loadSite, type Site, SiteError } from './site/loadSite.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const settings = readSettings();
const store = openStore();
const events = createEventLog(store instanceof EventStoreError ? null : store);
const readiness = createReadiness(['site']);
let site: Site | null = null;

const search = createSearchService(() => null);
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
await load();

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

async function load(): Promise<void> {
  try {
    site = await loadSite(settings.siteDir);
    readiness.loaded('site');
    app.log.info(`Ready: ${site.pages.length} pages from ${settings.siteDir}`);
  } catch (error) {
    if (error instanceof SiteError) exit(error.message);
    throw error;
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
