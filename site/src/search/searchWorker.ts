/// <reference lib="webworker" />
import { parseMultiSearch } from '@feedback-docs/protocol';
import { openIndex, parseSynonyms, type SearchEngine } from '@feedback-docs/search';
import synonymGroups from '@feedback-docs/search/synonyms.json';
import { fetchFile } from './fetchFile';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages';

const FOLDER = '/search-index';

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
      parsed.value.requests.flatMap((request) =>
        'facet' in request ? [] : [engine(request.indexName).then((index) => index.search(request))],
      ),
    );
    return { id, results };
  } catch (error) {
    return unreachable(id, error);
  }
}

/** Streams the answer of the assistant, whose code is fetched with the first question. */
async function ask({ id, messages, email }: Extract<WorkerQuestion, { type: 'ask' }>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const [{ getAnswerer }, search] = await Promise.all([import('./getAnswerer'), engine('docs')]);
    const answerer = await getAnswerer(search, email);
    for await (const chunk of answerer.answer({ messages, signal: controller.signal })) {
      if (controller.signal.aborted) return;
      post({ id, chunk });
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
