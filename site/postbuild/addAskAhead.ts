import type { BuiltPage } from '@feedback-docs/docusaurus-first-load/pages';
import { MAIN_INDEX } from '@feedback-docs/docusaurus-search/settings';
import { startWorkerAhead } from '@feedback-docs/docusaurus-search/startWorkerAhead';

/** What the page runs to answer the question of an address, after the app's own scripts. */
const PAGE_CHUNKS = [
  'packages_dialog_src_SearchDialog_tsx',
  'packages_docusaurus-search_src_client_createWorkerSearchClient_ts',
  'packages_docusaurus-search_src_client_createWorkerAssistant_ts',
];
/** What the assistant searches with the question: asked ahead, its hits are fetched while the worker still reads the docs. */
const SEARCH = { indexName: MAIN_INDEX, hitsPerPage: 20, distinct: 0 };
const WORKER_CHUNKS = ['searchWorker'];

/**
 * Where the assistant runs in the reader's browser: lets a page whose address asks a question (`?ask=`) start the worker that answers at
 * once, and fetch the scripts of the app beside it, so that the worker reads the docs while the app begins to run. `messages` are its first.
 * Links in view fetch nothing of their pages until the answer is there.
 */
export function addAskAhead(
  pages: readonly BuiltPage[],
  filesOf: (chunks: readonly string[]) => readonly string[],
  messages: readonly object[],
): BuiltPage[] {
  const parts = [filesOf(WORKER_CHUNKS)[0], messages, SEARCH, filesOf(PAGE_CHUNKS)];
  const given = [startWorkerAhead.toString(), ...parts.map((one) => JSON.stringify(one))];
  const script = `<script>(${askAhead.toString()})(${given.join()})</script>`;
  return pages.map((page) => ({ ...page, html: page.html.replace('</head>', () => `${script}</head>`) }));
}

/** Written into the page as text, behind the template of the app, so it uses nothing from outside its own body. */
function askAhead(
  startWorker: typeof startWorkerAhead,
  workerScript: string,
  messages: readonly object[],
  search: object,
  scripts: readonly string[],
): void {
  const query = new URLSearchParams(location.search).get('ask');
  if (!query) return;
  const worker = startWorker('answerWorker', workerScript, messages);
  // Nobody waits for the result, whose id no search of the app has.
  worker.postMessage({ type: 'search', id: 0, requests: [{ ...search, query }] });
  const { dataset } = document.documentElement;
  dataset['prefetch'] = 'off';
  worker.addEventListener('message', ({ data }) => data.isEnd && delete dataset['prefetch']);
  const preload = (as: string, href: string, integrity = '') =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href, integrity }));
  const { content } = document.getElementById('app') as HTMLTemplateElement;
  for (const { href } of content.querySelectorAll('link')) preload('style', href);
  for (const { src, integrity } of content.querySelectorAll('script')) preload('script', src, integrity);
  for (const src of scripts) preload('script', src);
}
