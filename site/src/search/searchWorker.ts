/// <reference lib="webworker" />
import { parseMultiSearch } from '@feedback-docs/protocol';
import { openIndex, parseSynonyms, type SearchEngine } from '@feedback-docs/search';
import synonymGroups from '@feedback-docs/search/synonyms.json';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages';

const FOLDER = '/search-index';

const engines = new Map<string, Promise<SearchEngine>>();

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  if (data.type === 'open') {
    engine('docs').catch(() => undefined); // The search that follows tries again and says what is wrong.
    return;
  }
  self.postMessage(await answer(data));
};

async function answer({ id, requests }: Extract<WorkerQuestion, { type: 'search' }>): Promise<WorkerAnswer> {
  const parsed = parseMultiSearch({ requests });
  if (!parsed.ok) return { id, kind: 'refused', message: parsed.error.message };
  try {
    const results = await Promise.all(
      parsed.value.requests.map(async (query) => (await engine(query.indexName)).search(query)),
    );
    return { id, results };
  } catch (error) {
    return { id, kind: 'unreachable', message: error instanceof Error ? error.message : String(error) };
  }
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
  const file = new Uint8Array(await (await fetchFile(`${name}.bin`)).arrayBuffer());
  return openIndex(file, {
    loadChunk: async (chunk) => (await fetchFile(`${name}/${chunk}.json`)).text(),
    synonyms: parseSynonyms(synonymGroups),
  });
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(`${FOLDER}/${path}`);
  if (!response.ok)
    throw new Error(`The search index cannot be fetched: ${FOLDER}/${path} answered with status ${response.status}.`);
  return response;
}
