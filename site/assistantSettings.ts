import type { AssistantSettings, SearchSettings } from '@feedback-docs/docusaurus-search/settings';
import { profile } from './profile/readProfile.ts';
import { readServiceUrl } from './readServiceUrl.ts';

/**
 * Reads ASSISTANT_HOST and ASSISTANT_ID. Without them it is our own assistant, where our own search is: on its host, or in the
 * reader's browser. A site on a hosted search has no index of its own to quote from, so without both it has no assistant (null).
 */
export function assistantSettings(environment: NodeJS.ProcessEnv, search: SearchSettings): AssistantSettings | null {
  const host = readServiceUrl(environment, 'ASSISTANT_HOST');
  const own = profile.search.clients.assistantId;
  const id = environment['ASSISTANT_ID'] || own;
  if (search.mode === 'browser') return { host: '', id: own };
  if (search.isHosted) return host !== '' && environment['ASSISTANT_ID'] ? { host, id } : null;
  return { host: host || search.host, id };
}
