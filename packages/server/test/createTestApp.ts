import type { FastifyInstance } from 'fastify';
import { type AppDeps, createApp } from '../src/app.ts';
import { createEventLog } from '../src/events/createEventLog.ts';
import { createReadiness, type Readiness } from '../src/readiness.ts';
import { createPageSearch } from '../src/search/createPageSearch.ts';
import { createSearchService } from '../src/search/createSearchService.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { createTestAssistant } from './createTestAssistant.ts';

/** Everything a silent server needs: default settings, nothing loaded yet, nothing kept. */
export function createTestDeps({
  settings = parseSettings({ LOG_LEVEL: 'silent' }),
  ...overrides
}: Partial<AppDeps> = {}): AppDeps {
  return {
    // As the build of this site names them, where a test sets nothing else.
    settings: {
      ...settings,
      searchAppId: settings.searchAppId || 'SURVEYDOCS',
      searchApiKey: settings.searchApiKey || 'public-search-key',
    },
    readiness: createReadiness(['site']),
    site: () => null,
    findAsset: async () => undefined,
    listPages: async () => ({ total: 0, pages: [] }),
    search: createSearchService(() => null),
    events: createEventLog(null),
    assistant: createTestAssistant(),
    withdrawals: { withdraw: async () => undefined },
    feedback: {
      log: {
        vote: async () => 'id',
        openVote: async () => null,
        explain: async () => undefined,
        report: async () => undefined,
        judge: async () => false,
        list: async () => ({ pages: [], words: [] }),
      },
      sectionsOf: async () => [],
    },
    insights: null,
    ...overrides,
  };
}

/** The server on a loaded site, its titles searchable. */
export async function createTestApp(
  siteDir: string,
  env: Record<string, string> = {},
): Promise<{ app: FastifyInstance; readiness: Readiness }> {
  const site = await loadSite(siteDir);
  const readiness = createReadiness(['site']);
  readiness.loaded('site');
  const search = createSearchService(() => null);
  const listPages = createPageSearch(search.search, () => site.pages);
  return {
    app: createApp(
      createTestDeps({
        settings: parseSettings({ LOG_LEVEL: 'silent', ...env }),
        readiness,
        site: () => site,
        listPages,
      }),
    ),
    readiness,
  };
}
