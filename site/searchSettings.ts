import { DEFAULT_API_KEY, MAIN_INDEX, type SearchSettings } from '@feedback-docs/docusaurus-search/settings';
import { profile } from './profile/readProfile.ts';
import { readServiceUrl, readServiceUrls } from './readServiceUrl.ts';

const MODES = ['service', 'browser', 'hosted'];

/**
 * Reads SEARCH_MODE (service, browser or hosted; default service) and, for service and hosted, SEARCH_HOST, SEARCH_OTHER_HOSTS, SEARCH_APP_ID,
 * SEARCH_API_KEY, SEARCH_INDEX and the variables of `clients` in search.yaml. `baseUrl` is the path the site itself is served below. Throws with the variable, its value and what is allowed.
 */
export function searchSettings(environment: NodeJS.ProcessEnv, baseUrl = '/'): SearchSettings {
  const mode = environment['SEARCH_MODE'] || 'service';
  if (!MODES.includes(mode)) throw new Error(`SEARCH_MODE is "${mode}". It may be ${MODES.join(', ')}.`);
  if (mode === 'browser') return { mode };
  const { appId, sections } = profile.search.clients;
  const isHosted = mode === 'hosted';
  if (isHosted)
    for (const name of ['SEARCH_HOST', 'SEARCH_APP_ID', 'SEARCH_API_KEY']) requireSetting(environment, name);
  return {
    mode: 'service',
    host: readServiceUrl(environment, 'SEARCH_HOST') || baseUrl.slice(0, -1),
    otherHosts: readServiceUrls(environment, 'SEARCH_OTHER_HOSTS'),
    appId: environment['SEARCH_APP_ID'] || appId,
    apiKey: environment['SEARCH_API_KEY'] || DEFAULT_API_KEY,
    mainIndex: environment['SEARCH_INDEX'] || MAIN_INDEX,
    sectionIndexes: Object.fromEntries(
      sections.map(({ path, index, variable }) => [path, environment[variable] || index]),
    ),
    isHosted,
  };
}

function requireSetting(environment: NodeJS.ProcessEnv, name: string): void {
  if (environment[name]) return;
  throw new Error(
    `SEARCH_MODE is "hosted", and ${name} is not set. Set it to what the hosted provider shows for your search-only key.`,
  );
}
