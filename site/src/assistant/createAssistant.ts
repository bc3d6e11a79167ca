import type { AssistantSlot } from '@feedback-docs/dialog';
import type { AssistantSettings } from '@site/assistantSettings';
import type { SearchSettings } from '@site/searchSettings';
import { getSearchClient } from '@site/src/search/getSearchClient';

/** The site's assistant for the search dialog; its code and connection are fetched at the first question. */
export function createAssistant(settings: SearchSettings, assistant: AssistantSettings, email: string): AssistantSlot {
  return {
    indexName: settings.mode === 'browser' ? 'docs' : settings.mainIndex,
    load: async () => {
      const [{ createAssistantPanel }, connection] = await Promise.all([
        import('@feedback-docs/dialog/assistant'),
        connect(settings, assistant, email),
      ]);
      return { AssistantPanel: createAssistantPanel(connection) };
    },
  };
}

async function connect(settings: SearchSettings, { host, id }: AssistantSettings, email: string) {
  const client = getSearchClient(settings);
  if (settings.mode === 'browser') {
    const { createWorkerAssistant } = await import('./createWorkerAssistant');
    return createWorkerAssistant({ id, email, client });
  }
  const { createHttpAssistant, withdrawReaderData } = await import('@feedback-docs/dialog/httpAssistant');
  const connection = createHttpAssistant({
    host,
    assistantId: id,
    appId: settings.appId,
    apiKey: settings.apiKey,
    indexName: settings.mainIndex,
    sendsReaderToken: !settings.isHosted && host === settings.host,
    client,
  });
  return settings.isHosted ? connection : { ...connection, withdraw: () => withdrawReaderData(settings.host) };
}
