import type { AssistantSlot } from '@feedback-docs/dialog';
import type { AssistantConnection } from '@feedback-docs/dialog/assistant';
import type { AssistantSettings } from '@site/assistantSettings';
import type { SearchSettings } from '@site/searchSettings';
import { fromService } from '@site/src/addresses/fromService';
import { getSearchClient } from './getSearchClient';
import { loadWorkerAssistant } from './loadWorkerAssistant';

/** The site's assistant for the search dialog; its code and connection are fetched at the first question. */
export function createAssistant(settings: SearchSettings, assistant: AssistantSettings): AssistantSlot {
  return {
    indexName: settings.mode === 'browser' ? 'docs' : settings.mainIndex,
    load: async () => {
      if (settings.mode === 'browser') {
        const { createAssistantPanel, createWorkerAssistant } = await loadWorkerAssistant();
        const connection = createWorkerAssistant({ id: assistant.id, client: getSearchClient(settings) });
        return { AssistantPanel: createAssistantPanel(connection) };
      }
      const [{ createAssistantPanel }, connection] = await Promise.all([
        import('@feedback-docs/dialog/assistant'),
        connect(settings, assistant),
      ]);
      return { AssistantPanel: createAssistantPanel(connection) };
    },
  };
}

async function connect(
  settings: Extract<SearchSettings, { mode: 'service' }>,
  { host, id }: AssistantSettings,
): Promise<AssistantConnection> {
  const { createHttpAssistant, withdrawReaderData } = await import('@feedback-docs/dialog/httpAssistant');
  const connection = createHttpAssistant({
    host,
    assistantId: id,
    appId: settings.appId,
    apiKey: settings.apiKey,
    indexName: settings.mainIndex,
    sendsReaderToken: !settings.isHosted && host === settings.host,
    client: getSearchClient(settings),
  });
  const withdrawal = settings.isHosted ? {} : { withdraw: () => withdrawReaderData(settings.host) };
  return { ...connection, toSiteAddress: fromService(host), ...withdrawal };
}
