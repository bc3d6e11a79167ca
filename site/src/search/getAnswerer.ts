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

/** The assistant of this worker, made once from the documentation and the release data of the site. */
export function getAnswerer(search: AnswererOptions['search']): Promise<Answerer> {
  known ??= make(search).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function make(search: AnswererOptions['search']): Promise<Answerer> {
  const [docs, releases] = await Promise.all([
    fetchJson<AnswersData>('/search-index/answers.json'),
    fetchJson<AnswererOptions['releases']>('/releases.json'),
  ]);
  return createAnswerer({ search, index: indexAnswers(docs, releases), releases, contact: { email: brand.email } });
}

/** The files come from the same build as this code. */
async function fetchJson<T>(path: string): Promise<T> {
  return (await fetchFile(path)).json() as Promise<T>;
}
