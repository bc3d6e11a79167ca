import {
  type Answerer,
  type AnswererOptions,
  type AnswersData,
  createAnswerer,
  indexAnswers,
} from '@feedback-docs/answers';
import { brand } from '@site/brand';
import { fetchFile } from './fetchFile';

export { createLinkCompleter, withoutCompletion } from '@feedback-docs/answers';

let known: Promise<Answerer> | undefined;

/**
 * The assistant of this worker, made once from the documentation and the release data of the site. What it answers from may be handed over,
 * and is fetched where it is not or came as undefined.
 */
export function getAnswerer(
  search: AnswererOptions['search'],
  handedOver?: Promise<ArrayBuffer | undefined>,
): Promise<Answerer> {
  known ??= make(search, handedOver).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function make(
  search: AnswererOptions['search'],
  handedOver: Promise<ArrayBuffer | undefined> | undefined,
): Promise<Answerer> {
  const [docs, releases] = await Promise.all([
    readAnswers(handedOver),
    fetchJson<AnswererOptions['releases']>('/releases.json'),
  ]);
  return createAnswerer({ search, index: indexAnswers(docs, releases), releases, contact: { email: brand.email } });
}

async function readAnswers(handedOver: Promise<ArrayBuffer | undefined> | undefined): Promise<AnswersData> {
  const file = await handedOver;
  if (file === undefined) return fetchJson<AnswersData>('/search-index/answers.json');
  return new Response(file).json() as Promise<AnswersData>;
}

/** The files come from the same build as this code. */
async function fetchJson<T>(path: string): Promise<T> {
  return (await fetchFile(path)).json() as Promise<T>;
}
