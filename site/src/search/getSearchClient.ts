import type { SearchSettings } from '@site/searchSettings';
import type { WarmSearchClient } from './createWorkerSearchClient';

let known: { settings: SearchSettings; client: WarmSearchClient } | undefined;

/** The one client of this page load, so that dialog and search page share its answers. Its code is fetched at first need. */
export function getSearchClient(settings: SearchSettings): WarmSearchClient {
  if (known?.settings !== settings) known = { settings, client: createLazyClient(settings) };
  return known.client;
}

function createLazyClient(settings: SearchSettings): WarmSearchClient {
  let loading: Promise<WarmSearchClient> | undefined;
  const load = () => {
    loading ??= loadClient(settings).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    warmUp: () => void load().then((client) => client.warmUp(), ignore),
    search: async (requests, options) => (await load()).search(requests, options),
  };
}

/** A failed warm-up concerns nobody: the search that follows tries again and says what is wrong. */
function ignore(): void {}

async function loadClient(settings: SearchSettings): Promise<WarmSearchClient> {
  if (settings.mode === 'browser') return (await import('./createWorkerSearchClient')).createWorkerSearchClient();
  const { createHttpSearchClient } = await import('@feedback-docs/dialog/httpSearchClient');
  return { ...createHttpSearchClient({ ...settings, sendsReaderToken: !settings.isHosted }), warmUp: ignore };
}
