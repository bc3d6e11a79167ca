import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchAhead } from './client/searchAhead.ts';
import { startWorkerAhead } from './client/startWorkerAhead.ts';
import type { WorkerQuestion, WorkerSettings } from './client/workerMessages.ts';

/** The bundler's names of what a first search takes beside the app. */
const WORKER_CHUNK = /^searchWorker$/;
const PAGE_CHUNKS = /_SearchDialog_|_client_createWorkerSearchClient_/;

interface ClientManifest {
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly publicPath: string }[] }>>;
}

/**
 * Where a worker searches: lets every page with the search button fetch worker, index and dialog side by side, and beside the app, as soon
 * as the reader turns to the search. Where the bundler has no names for these chunks, they follow one another as before.
 */
export function addSearchAhead(outDir: string, generatedFilesDir: string, settings: WorkerSettings): void {
  const { assets } = JSON.parse(
    readFileSync(join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
  ) as ClientManifest;
  const filesOf = (chunk: RegExp) =>
    Object.entries(assets).flatMap(([name, { js = [] }]) =>
      chunk.test(name) ? js.map(({ publicPath }) => publicPath) : [],
    );
  const [worker] = filesOf(WORKER_CHUNK);
  if (worker === undefined) return;
  const messages = [{ type: 'begin', settings }, { type: 'open' }] satisfies WorkerQuestion[];
  const given = [worker, messages, filesOf(PAGE_CHUNKS)].map((one) => JSON.stringify(one));
  const script = `<script>(${searchAhead.toString()})(${[startWorkerAhead.toString(), ...given].join()})</script>`;
  for (const file of globSync('**/*.html', { cwd: outDir })) {
    const html = readFileSync(join(outDir, file), 'utf8');
    if (html.includes('DocSearch-Button'))
      writeFileSync(
        join(outDir, file),
        html.replace('</head>', () => `${script}</head>`),
      );
  }
}
