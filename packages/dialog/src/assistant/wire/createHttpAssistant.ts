import type { SearchClient } from '../../SearchClient.ts';
import { readErrorMessage } from '../../search/readErrorMessage.ts';
import { withReaderToken } from '../../storage/readerToken.ts';
import type { AssistantConnection } from '../AssistantConnection.ts';
import { AssistantError } from '../AssistantError.ts';
import { loadSuggestedQuestions } from '../loadSuggestedQuestions.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { createTokens } from './createTokens.ts';
import { readEventStream } from './readEventStream.ts';

export { withdrawReaderData } from './withdrawReaderData.ts';

/** Where the assistant's service is and how to be let in. */
export interface HttpAssistantOptions {
  /** Origin and path the endpoints stand under, without a slash at the end; empty for the page's own origin. */
  readonly host: string;
  readonly assistantId: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Sends a token with each question by which the reader can have deleted what our service keeps of it. Default false. */
  readonly sendsReaderToken?: boolean;
  /** Finds the suggested questions. */
  readonly client: SearchClient;
}

/** An assistant over HTTP, ours or a hosted one (docs/protocol.md). A refused token is renewed once. */
export function createHttpAssistant(options: HttpAssistantOptions): AssistantConnection {
  const { host, assistantId, appId, apiKey, indexName, sendsReaderToken = false, client } = options;
  const tokens = createTokens(async () => {
    const response = await post('/chat/token', {});
    if (!response.ok) throw new AssistantError(await messageOf(response));
    return response.json();
  });

  async function post(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${host}${path}`, {
        ...init,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-algolia-assistant-id': assistantId, ...init.headers },
      });
    } catch (error) {
      init.signal?.throwIfAborted();
      console.warn(error);
      throw new AssistantError(ASSISTANT_TEXTS.unreachable);
    }
  }

  const toBody = sendsReaderToken ? withReaderToken : JSON.stringify;

  async function postWithToken(path: string, init: RequestInit): Promise<Response> {
    const send = async () =>
      post(path, { ...init, headers: { ...init.headers, authorization: `TOKEN ${await tokens.get()}` } });
    const response = await send();
    if (response.status !== 401 && response.status !== 403) return response;
    tokens.forget();
    return send();
  }

  return {
    transport: {
      async sendMessages({ chatId, messages, trigger, body, abortSignal }) {
        const response = await postWithToken('/chat', {
          headers: {
            'x-algolia-application-id': appId,
            'x-algolia-api-key': apiKey,
            'x-algolia-index-name': indexName,
            'x-ai-sdk-version': 'v5',
          },
          body: toBody({ id: chatId, messages, trigger, ...body }),
          signal: abortSignal ?? null,
        });
        if (!response.ok || response.body === null) throw new AssistantError(await messageOf(response));
        if (!isEventStream(response)) throw await notTheAssistant(response);
        return readEventStream(response.body);
      },
      reconnectToStream: async () => null,
    },
    async sendFeedback(messageId, feedback) {
      const body = JSON.stringify({ appId, messageId, thumbs: feedback === 'like' ? 1 : 0 });
      const response = await postWithToken('/chat/feedback', { body });
      if (response.ok) return;
      throw new AssistantError(response.status === 429 ? await messageOf(response) : ASSISTANT_TEXTS.feedbackRefused);
    },
    suggestQuestions: () => loadSuggestedQuestions(client, assistantId),
  };
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** A network's sign-in page, for example, answers every request with 200. */
async function notTheAssistant(response: Response): Promise<AssistantError> {
  const text = await response.text().catch(() => '');
  console.warn(`Something other than the assistant answered: ${text.slice(0, 500)}`);
  return new AssistantError(ASSISTANT_TEXTS.unreachable);
}

async function messageOf(response: Response): Promise<string> {
  const text = (await response.text().catch(() => '')).trim();
  const sentence = readErrorMessage(text);
  if (sentence !== null) return sentence;
  console.warn(`The assistant answered ${response.status}: ${text.slice(0, 500)}`);
  return ASSISTANT_TEXTS.failed;
}
