import type { SearchSettings } from '../settings.ts';
import type { WarmSearchClient } from './createWorkerSearchClient.ts';
import type { WorkerSettings } from './workerMessages.ts';

let known: { settings: SearchSettings; client: WarmSearchClient } | undefined;

/** The one client of this page load, so that dialog and search page share its answers. Its code is fetched at first need. */
export function getSearchClient(settings: SearchSettings, worker: WorkerSettings): WarmSearchClient {
  if (known?.settings !== settings) known = { settings, client: createLazyClient(settings, worker) };
  return known.client;
}

function createLazyClient(settings: SearchSettings, worker: WorkerSettings): WarmSearchClient {
  let loading: Promise<WarmSearchClient> | undefined;
  const load = () => {
    loading ??= loadClient(settings, worker).catch((error: unknown) => {
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

async function loadClient(settings: SearchSettings, worker: WorkerSettings): Promise<WarmSearchClient> {
  if (settings.mode === 'browser')
    return (await import('./createWorkerSearchClient.ts')).createWorkerSearchClient(worker);
  const { createHttpSearchClient } = await import('@feedback-docs/dialog/httpSearchClient');
  return { ...createHttpSearchClient({ ...settings, sendsReaderToken: !settings.isHosted }), warmUp: ignore };
}
