/// <reference lib="webworker" />
import type { AddRelated, Answerer, AnswererOptions, AnswersData } from '@feedback-docs/answers';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { addressResult, parseMultiSearch, type SearchQuery, type SearchResult } from '@feedback-docs/protocol';
import type { SearchEngine } from '@feedback-docs/search';
import { MAIN_INDEX } from '../settings.ts';
import { fetchFile, KEPT_CHUNKS, openServedIndex } from './servedFiles.ts';
import type { FetchAhead, WorkerAnswer, WorkerQuestion, WorkerSettings } from './workerMessages.ts';

type Releases = AnswererOptions['releases'];

/** What comes of the documentation and the word vectors. */
interface Assistant {
  readonly answerer: Answerer;
  /** Made at first use: it opens the word vectors once more, for which no answer should wait. */
  readonly related: () => AddRelated;
}

const FOLDER = '/search-index';
/** The index of the whole documentation, and that of the questions the assistant suggests. */
const INDEXES = [MAIN_INDEX, 'algolia_ask_ai_suggested_questions'];

const AHEAD: Readonly<Record<FetchAhead['type'], () => Promise<unknown>>> = {
  open: () => engine(MAIN_INDEX),
  keepRecords: () => Promise.all(INDEXES.map(keepRecords)),
  prepareAnswers: async () => {
    await assistant();
    await keepRecords(MAIN_INDEX);
  },
};

/** What the page has said of the site, in its first message. */
let settings: WorkerSettings = { addresses: { baseUrl: '/' }, email: undefined, hasReleases: undefined };
/** Below a path the addresses of hits and answers begin with it. */
let addresses = createAddresses(settings.addresses);

const ahead = new Map<FetchAhead['type'], Promise<unknown>>();
/** What is being searched or answered, and so goes before what is fetched ahead. */
let latestRequest: Promise<unknown> = Promise.resolve();

let synonyms: Promise<unknown> | undefined;
const engines = new Map<string, Promise<SearchEngine>>();
let opening: Promise<Assistant> | undefined;
/** The questions that are being answered. */
const running = new Map<number, AbortController>();

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  switch (data.type) {
    case 'begin':
      settings = data.settings;
      addresses = createAddresses(settings.addresses);
      return;
    case 'open':
    case 'keepRecords':
    case 'prepareAnswers':
      fetchAhead(data.type);
      return;
    case 'search': {
      const answering = answer(data);
      latestRequest = answering;
      post(await answering);
      return;
    }
    case 'addRelated':
      post(await addRelated(data));
      return;
    case 'ask':
      latestRequest = ask(data);
      return;
    case 'renew':
      ahead.clear();
      engines.clear();
      synonyms = undefined;
      opening = undefined;
      fetchAhead('open');
      return;
    case 'stop':
      running.get(data.id)?.abort();
  }
};

/** A failure concerns nobody: what needs the files asks for them again and says what is wrong. */
function fetchAhead(what: FetchAhead['type']): void {
  if (ahead.has(what)) return;
  ahead.set(
    what,
    AHEAD[what]().catch(() => ahead.delete(what)),
  );
}

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
  const opened = engine(query.indexName);
  const result = await (await opened).search(query);
  // Renewed meanwhile, the records may be those of the other index.
  if (engines.get(query.indexName) !== opened) return search(query);
  return addressResult(result, addresses.toAddress);
}

/** Only the index of the documentation has sections that the assistant knows. */
async function addRelated({
  id,
  requests,
  results,
}: Extract<WorkerQuestion, { type: 'addRelated' }>): Promise<WorkerAnswer> {
  try {
    const addRelated = (await assistant()).related();
    const added = results.map(async (result, at) => {
      const request = requests[at];
      if (request?.indexName !== MAIN_INDEX) return result;
      const { relatedHits } = addressResult(await addRelated(request, result), addresses.toAddress);
      return relatedHits === undefined ? result : { ...result, relatedHits };
    });
    return { id, results: await Promise.all(added) };
  } catch (error) {
    return unreachable(id, error);
  }
}

/** Streams the answer of the assistant, whose code is fetched with the first question. */
async function ask({ id, messages }: Extract<WorkerQuestion, { type: 'ask' }>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const { createLinkCompleter, withoutCompletion } = await answers();
    const { answerer } = await assistant();
    const conversation = messages.map((message) => ({
      ...message,
      parts: message.parts.map((part) =>
        part.text === undefined ? part : { ...part, text: withoutCompletion(part.text, addresses.toPath) },
      ),
    }));
    const complete = createLinkCompleter(addresses.toAddress);
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

/** In one place, because each import of its own makes a chunk of its own. */
const answers = () => import('@feedback-docs/answers');

/** The assistant of this worker, made once from the documentation and the release data of the site. */
function assistant(): Promise<Assistant> {
  opening ??= openAssistant().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openAssistant(): Promise<Assistant> {
  const { email, hasReleases } = settings;
  // The files, which come from the same build, before the code: the worker stands still until a script is there.
  const docs = fetchJson<Omit<AnswersData, 'wordVectors'>>(`${FOLDER}/answers.json`);
  const releases = hasReleases === true ? fetchJson<Releases>('/releases.json') : { releases: [], features: [] };
  const wordVectors = fetchJson<AnswersData['wordVectors']>(`${FOLDER}/wordVectors.json`);
  const search = engine(MAIN_INDEX);
  const code = answers();
  const indexing = Promise.all([code, docs, releases]).then(([{ indexTexts, readSections }, data, released]) => {
    const texts = indexTexts(data);
    // While the word vectors come; the assistant finds them read.
    readSections(texts.sections, released);
    return texts;
  });
  const [{ createAnswerer, createRelated, embedTexts }, texts, ...read] = await Promise.all([
    code,
    indexing,
    wordVectors,
    search,
    releases,
  ]);
  const index = embedTexts(texts, read[0]);
  const contact = email === undefined ? {} : { email };
  let addRelated: AddRelated | undefined;
  return {
    answerer: createAnswerer({ index, search: read[1], releases: read[2], contact }),
    related: () => (addRelated ??= createRelated(index, read[1])),
  };
}

async function fetchJson<T>(path: string): Promise<T> {
  return (await fetchFile(path, addresses.toAddress)).json() as Promise<T>;
}

/** Fetches the records of an index, chunk by chunk and after the searches and questions that come in between, so that none of these has to. */
async function keepRecords(name: string): Promise<void> {
  const { chunkCount, loadChunk } = await engine(name);
  for (let chunk = 0; chunk < Math.min(chunkCount, KEPT_CHUNKS); chunk++) {
    await latestRequest;
    await loadChunk(chunk);
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
  synonyms ??= fetchJson(`${FOLDER}/synonyms.json`);
  const groups = synonyms.catch((error: unknown) => {
    synonyms = undefined;
    throw error;
  });
  return openServedIndex(`${FOLDER}/${name}`, groups, addresses.toAddress);
}
