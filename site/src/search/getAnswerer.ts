import { type Answerer, type AnswererOptions, createAnswerer } from '@feedback-docs/answers';
import { fetchFile } from './fetchFile';

let known: Promise<Answerer> | undefined;

/** The assistant of this worker, made with its first question from the release data of the site. */
export function getAnswerer(search: AnswererOptions['search'], email: string): Promise<Answerer> {
  known ??= make(search, email).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function make(search: AnswererOptions['search'], email: string): Promise<Answerer> {
  const releases: AnswererOptions['releases'] = await (await fetchFile('/releases.json')).json();
  return createAnswerer({ search, releases, contact: { email } });
}
