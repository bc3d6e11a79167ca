import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createTestDeps } from './createTestApp.ts';
import { createTestAssistant } from './createTestAssistant.ts';

/** The page that asks in these tests. */
export const ORIGIN = 'http://localhost';
/** An address of a reader, as a trusted proxy tells it. */
const READER = '203.0.113.7';
/** Headers of a request of this machine itself, which these servers do not count: nobody passes it on. */
export const THIS_MACHINE = { 'x-forwarded-for': null };
type Headers = Record<string, string | null>;

/** A server with a test assistant, and a client that asks as a stock dialog does. */
export function createChatClient({
  env = {},
  ...options
}: { env?: Record<string, string> } & Parameters<typeof createTestAssistant>[0] = {}) {
  const assistant = createTestAssistant(options);
  const settings = parseSettings({ LOG_LEVEL: 'silent', TRUST_PROXY: 'true', LIMIT_THIS_MACHINE: 'false', ...env });
  const app: FastifyInstance = createApp(createTestDeps({ settings, assistant }));

  const post = (url: string, payload: string, headers: Headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: withoutNull({
        origin: ORIGIN,
        'content-type': 'application/json',
        'x-forwarded-for': READER,
        ...headers,
      }),
    });
  const fetchToken = async (headers: Headers = {}): Promise<string> =>
    (await post('/chat/token', '', headers)).json().token;

  return {
    app,
    assistant,
    post,
    fetchToken,
    /** Sends a body, text or JSON, with a fresh token unless the headers bring one. */
    async send(url: '/chat' | '/chat/feedback', body: unknown, headers: Headers = {}) {
      const token = headers['authorization'] ?? `TOKEN ${await fetchToken(THIS_MACHINE)}`;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return post(url, text, { ...headers, authorization: token });
    },
  };
}

function withoutNull(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** A question in the form of AI SDK clients. */
export function questionBody(text: string, id = 'message-1', earlier: readonly unknown[] = []) {
  return {
    id: 'conversation-1',
    messages: [...earlier, { id, role: 'user', parts: [{ type: 'text', text }] }],
    trigger: 'submit-message',
  };
}
