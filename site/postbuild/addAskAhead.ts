import type { Addresses } from '@feedback-docs/pages/addresses';
import type { BuiltPage } from './readBuiltPages.ts';

declare global {
  interface Window {
    /** What the worker answers from, for it to take over. */
    answersAhead?: Promise<ArrayBuffer | undefined> | undefined;
  }
}

/** What the page runs to answer the question of an address, after the app's own scripts. */
const PAGE_CHUNKS = [
  'packages_dialog_src_SearchDialog_tsx',
  'packages_docusaurus-search_src_client_createWorkerSearchClient_ts',
  'packages_docusaurus-search_src_client_createWorkerAssistant_ts',
];
/** What the worker runs and reads before it answers; `answers.json` is handed over to it. */
const WORKER_CHUNKS = [
  'packages_docusaurus-search_src_client_searchWorker_ts',
  'packages_docusaurus-search_src_client_getAnswerer_ts',
];
const WORKER_FILES = ['/search-index/docs.bin', '/search-index/synonyms.json', '/releases.json'];

/**
 * Where the assistant runs in the reader's browser: lets a page whose address asks a question (`?ask=`) fetch all that the answer takes at
 * once, and not one after the other as the app, the dialog, the assistant and its worker get to run.
 */
export function addAskAhead(
  pages: readonly BuiltPage[],
  filesOf: (chunks: readonly string[]) => readonly string[],
  { toAddress }: Pick<Addresses, 'toAddress'>,
): BuiltPage[] {
  const files = [
    toAddress('/search-index/answers.json'),
    [...filesOf(WORKER_CHUNKS), ...WORKER_FILES.map(toAddress)],
    filesOf(PAGE_CHUNKS),
  ];
  const script = `<script>(${askAhead.toString()})(${files.map((one) => JSON.stringify(one)).join()})</script>`;
  return pages.map((page) => ({ ...page, html: page.html.replace('</head>', () => `${script}</head>`) }));
}

/** Written into the page as text, behind the template of the app, so it uses nothing from outside its own body. */
function askAhead(answers: string, workerFiles: readonly string[], scripts: readonly string[]): void {
  if (!new URLSearchParams(location.search).get('ask')) return;
  const read = (file: string) =>
    fetch(file, { priority: 'low' })
      .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined))
      .catch(() => undefined);
  window.answersAhead = read(answers);
  for (const file of workerFiles) void read(file);
  const preload = (as: string, href: string, integrity = '') =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href, integrity }));
  const { content } = document.getElementById('app') as HTMLTemplateElement;
  for (const { href } of content.querySelectorAll('link')) preload('style', href);
  for (const { src, integrity } of content.querySelectorAll('script')) preload('script', src, integrity);
  for (const src of scripts) preload('script', src);
}
