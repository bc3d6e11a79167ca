import {
  type Answerer,
  type AnswererOptions,
  type AnswersData,
  createAnswerer,
  indexAnswers,
} from '@feedback-docs/answers';
import type { Addresses } from '@feedback-docs/pages/addresses';
import { fetchFile } from './fetchFile.ts';
import type { WorkerSettings } from './workerMessages.ts';

export { createLinkCompleter, withoutCompletion } from '@feedback-docs/answers';

interface AnswererSite {
  search: AnswererOptions['search'];
  /** What it answers from, where the page hands it over; fetched where it does not or it came as undefined. */
  handedOver: Promise<ArrayBuffer | undefined> | undefined;
  settings: WorkerSettings;
  addresses: Addresses;
}

let known: Promise<Answerer> | undefined;

/** The assistant of this worker, made once from the documentation and the release data of the site. */
export function getAnswerer(site: AnswererSite): Promise<Answerer> {
  known ??= make(site).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function make({ search, handedOver, settings, addresses }: AnswererSite): Promise<Answerer> {
  /** The files come from the same build as this code. */
  const fetchJson = async <T>(path: string): Promise<T> => (await fetchFile(path, addresses)).json() as Promise<T>;
  const readAnswers = async () => {
    const file = await handedOver;
    return file === undefined
      ? fetchJson<AnswersData>('/search-index/answers.json')
      : (new Response(file).json() as Promise<AnswersData>);
  };
  const [docs, releases] = await Promise.all([
    readAnswers(),
    settings.hasReleases === true
      ? fetchJson<AnswererOptions['releases']>('/releases.json')
      : { releases: [], features: [] },
  ]);
  const contact = settings.email === undefined ? {} : { email: settings.email };
  return createAnswerer({ search, index: indexAnswers(docs, releases), releases, contact });
}
