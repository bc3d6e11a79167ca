import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A whole answer as it is sent. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | Buffer;
}

/** Clients differ in their protocol and in what they say of themselves. */
const MAX_LISTS = 50;
/** In place of the id, which is all in which the answers to equal messages differ. */
const ID = 'id-of-the-client';
const ID_JSON = JSON.stringify(ID);

/** Keeps the answers to `tools/list`, the same for every client that sends the same message, and leaves other messages to `answer`. */
export function createToolLists<Request extends { readonly headers: IncomingHttpHeaders }>(
  answer: (json: unknown, request: Request) => Promise<WholeAnswer>,
): typeof answer {
  const lists = new LRUCache<string, WholeAnswer & { readonly body: string }>({ max: MAX_LISTS });
  return async (json, request) => {
    if (!isToolList(json)) return answer(json, request);
    const { id, ...message } = json;
    const key = JSON.stringify([message, Object.entries(request.headers).filter(([name]) => isRead(name))]);
    const list = lists.get(key) ?? withText(await answer({ ...message, id: ID }, request));
    if (list.status === 200 && list.body.split(ID_JSON).length === 2) lists.set(key, list);
    return { ...list, body: list.body.replaceAll(ID_JSON, () => JSON.stringify(id)) };
  };
}

function withText(answer: WholeAnswer): WholeAnswer & { readonly body: string } {
  return { ...answer, body: String(answer.body) };
}

function isToolList(json: unknown): json is { readonly id: string | number } {
  if (typeof json !== 'object' || json === null || !('method' in json) || !('id' in json)) return false;
  return json.method === 'tools/list' && (typeof json.id === 'string' || Number.isSafeInteger(json.id));
}

/** Whether the SDK answers by a header. */
function isRead(name: string): boolean {
  return name === 'accept' || name === 'content-type' || name.startsWith('mcp-');
}
