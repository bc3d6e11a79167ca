import { matchTitles } from '@feedback-docs/pages';
import { createApp } from './app.ts';
import { createReadiness } from './readiness.ts';
import { parseSettings, type Settings, SettingsError } from './settings/parseSettings.ts';
import { loadSite, type Site, SiteError } from './site/loadSite.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const settings = readSettings();
const readiness = createReadiness(['site']);
let site: Site | null = null;

const app = createApp({
  settings,
  readiness,
  site: () => site,
  listPages: (query) => {
    const pages = matchTitles(site?.pages ?? [], query);
    return { total: pages.length, pages };
  },
});
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

async function listen(): Promise<void> {
  try {
    await app.listen({
      port: settings.port,
      host: settings.host,
      listenTextResolver: (address) => `Listening on ${address}`,
    });
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
