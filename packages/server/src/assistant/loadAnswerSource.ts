import type { SearchEngine } from '@feedback-docs/search';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelSettings } from '../settings/readModelSettings.ts';
import type { Store } from '../store/createStore.ts';
import type { AnswerSource } from './AnswerSource.ts';
import { announceSource } from './announceSource.ts';
import type { AnswerFiles } from './readAnswerFiles.ts';
import { createAnswerThreads } from './threads/createAnswerThreads.ts';

interface AnswerSourceOptions {
  readonly settings: { readonly siteDir: string; readonly answerThreads: number; readonly model: ModelSettings | null };
  readonly files: AnswerFiles;
  readonly engine: SearchEngine;
  readonly store: Store;
  /** The paths of the site's pages. */
  readonly paths: ReadonlySet<string>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** What answers readers: threads that quote the docs, or the language model with these to fall back on. */
export async function loadAnswerSource({
  settings: { siteDir, answerThreads, model },
  files,
  engine,
  store,
  paths,
  log,
}: AnswerSourceOptions): Promise<AnswerSource> {
  const quotes = await createAnswerThreads({
    siteDir,
    files,
    count: answerThreads,
    onBroken: (error) => log.error(error, 'a thread that answers broke; another one takes its place'),
  });
  if (model === null) return announceSource(quotes, 'quotes');
  // Imported here, so that a server without a model does not load what models need.
  const { loadModelSource } = await import('./model/loadModelSource.ts');
  const written = await loadModelSource(model, {
    search: engine,
    quotes,
    sections: files.index.sections,
    contact: files.contact,
    store,
    isPage: (path) => paths.has(path),
    onFallback: (reason) => log.warn(`The language model did not answer: ${reason}. The answer was quoted instead.`),
  });
  return announceSource(written, 'model');
}
