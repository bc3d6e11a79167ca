/// <reference lib="webworker" />
import { addressHit, parseMultiSearch, type SearchQuery, type SearchResult } from '@feedback-docs/protocol';
import { openIndex, parseSynonyms, type SearchEngine } from '@feedback-docs/search';
import synonymGroups from '@feedback-docs/search/synonyms.json';
import { addresses } from '../addresses/addresses';
import { fetchFile } from './fetchFile';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages';

const FOLDER = '/search-index';
/** Below a path the addresses of hits and answers begin with it. */
const { toAddress, toPath } = addresses;

const engines = new Map<string, Promise<SearchEngine>>();
/** The questions that are being answered. */
const running = new Map<number, AbortController>();

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  switch (data.type) {
    case 'open':
      engine('docs').catch(() => undefined); // The search that follows tries again and says what is wrong.
      return;
    case 'search':
      post(await answer(data));
      return;
    case 'ask':
      await ask(data);
      return;
    case 'stop':
      running.get(data.id)?.abort();
  }
};

function post(message: WorkerAnswer): void {
  self.postMessage(message);
}

async function answer({ id, requests }: Extract<WorkerQuestion, { type: 'search' }>): Promise<WorkerAnswer> {
  const parsed = parseMultiSearch({ requests });
  if (!parsed.ok) return { id, kind: 'refused', message: parsed.error.message };
  try {
    const results = await Promise.all(
      parsed.value.requests.flatMap((request) => ('facet' in request ? [] : [search(request)])),
    );
    return { id, results };
  } catch (error) {
    return unreachable(id, error);
  }
}

async function search(query: SearchQuery): Promise<SearchResult> {
  const result = await (await engine(query.indexName)).search(query);
  return { ...result, hits: result.hits.map((hit) => addressHit(hit, toAddress)) };
}

/** Streams the answer of the assistant, whose code is fetched with the first question. */
async function ask({ id, messages, email }: Extract<WorkerQuestion, { type: 'ask' }>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const [{ createLinkCompleter, getAnswerer, withoutCompletion }, docs] = await Promise.all([
      import('./getAnswerer'),
      engine('docs'),
    ]);
    const answerer = await getAnswerer(docs, email);
    const conversation = messages.map((message) => ({
      ...message,
      parts: message.parts.map((part) =>
        part.text === undefined ? part : { ...part, text: withoutCompletion(part.text, toPath) },
      ),
    }));
    const complete = createLinkCompleter(toAddress);
    for await (const chunk of answerer.answer({ messages: conversation, signal: controller.signal })) {
      if (controller.signal.aborted) return;
      for (const completed of complete(chunk)) post({ id, chunk: completed });
    }
    post({ id, isEnd: true });
  } catch (error) {
    post(unreachable(id, error));
  } finally {
    running.delete(id);
  }
}

function unreachable(id: number, error: unknown): WorkerAnswer {
  return { id, kind: 'unreachable', message: error instanceof Error ? error.message : String(error) };
}

function engine(name: string): Promise<SearchEngine> {
  const known = engines.get(name);
  if (known !== undefined) return known;
  const opening = open(name).catch((error: unknown) => {
    engines.delete(name);
    throw error;
  });
  engines.set(name, opening);
  return opening;
}

async function open(name: string): Promise<SearchEngine> {
  const file = new Uint8Array(await (await fetchFile(`${FOLDER}/${name}.bin`)).arrayBuffer());
  return openIndex(file, {
    loadChunk: async (chunk) => (await fetchFile(`${FOLDER}/${name}/${chunk}.json`)).text(),
    synonyms: parseSynonyms(synonymGroups),
  });
}
