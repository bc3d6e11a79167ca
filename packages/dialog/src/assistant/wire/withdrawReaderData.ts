import { readErrorMessage } from '../../search/readErrorMessage.ts';
import { forgetReaderToken, knownReaderToken } from '../../storage/readerToken.ts';
import { AssistantError } from '../AssistantError.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';

/**
 * Has our service delete what it keeps under the reader's token, and forgets the token then. `host` is the service's origin; empty for the
 * page's own. Rejects with an AssistantError, whose message is for the reader.
 */
export async function withdrawReaderData(host: string): Promise<void> {
  const token = knownReaderToken();
  if (token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  // Goes on when the reader leaves the page.
  const response = await fetch(`${host}/my-data`, { method: 'DELETE', headers, keepalive: true }).catch(unreachable);
  if (!response.ok) throw new AssistantError(readErrorMessage(await response.text()) ?? ASSISTANT_TEXTS.failed);
  forgetReaderToken();
}

function unreachable(error: unknown): never {
  console.warn(error);
  throw new AssistantError(ASSISTANT_TEXTS.serverUnreachable);
}
