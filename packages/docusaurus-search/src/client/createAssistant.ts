import type { AssistantSlot } from '@feedback-docs/dialog';
import type { AssistantConnection } from '@feedback-docs/dialog/assistant';
import type { Addresses } from '@feedback-docs/pages/addresses';
import { type AssistantSettings, MAIN_INDEX, type SearchService, type SearchSettings } from '../settings.ts';
import { fromService } from './fromService.ts';
import { getSearchClient } from './getSearchClient.ts';
import { loadWorkerAssistant } from './loadWorkerAssistant.ts';
import type { WorkerSettings } from './workerMessages.ts';

interface Site {
  addresses: Addresses;
  worker: WorkerSettings;
}

/** The site's assistant for the search dialog; its code and connection are fetched at the first question. */
export function createAssistant(settings: SearchSettings, assistant: AssistantSettings, site: Site): AssistantSlot {
  return {
    indexName: settings.mode === 'browser' ? MAIN_INDEX : settings.mainIndex,
    load: async () => {
      if (settings.mode === 'browser') {
        const { createAssistantPanel, createWorkerAssistant } = await loadWorkerAssistant();
        const client = getSearchClient(settings, site.worker);
        const connection = createWorkerAssistant({ id: assistant.id, client, settings: site.worker });
        return { AssistantPanel: createAssistantPanel(connection) };
      }
      const [{ createAssistantPanel }, connection] = await Promise.all([
        import('@feedback-docs/dialog/assistant'),
        connect(settings, assistant, site),
      ]);
      return { AssistantPanel: createAssistantPanel(connection) };
    },
  };
}

async function connect(
  settings: SearchService,
  { host, id }: AssistantSettings,
  { addresses, worker }: Site,
): Promise<AssistantConnection> {
  const { createHttpAssistant, withdrawReaderData } = await import('@feedback-docs/dialog/httpAssistant');
  const connection = createHttpAssistant({
    host,
    assistantId: id,
    appId: settings.appId,
    apiKey: settings.apiKey,
    indexName: settings.mainIndex,
    sendsReaderToken: !settings.isHosted && host === settings.host,
    client: getSearchClient(settings, worker),
  });
  const withdrawal = settings.isHosted ? {} : { withdraw: () => withdrawReaderData(settings.host) };
  return { ...connection, toSiteAddress: fromService([host], addresses), ...withdrawal };
}
