import type { APIRequestContext } from '@playwright/test';
import { computeScore, runChecks } from 'afdocs';
import { verifies } from './manifest/verifies.ts';
import { serveWholeMarkdown } from './pages/serveWholeMarkdown.ts';
import { expect, test } from './test.ts';

/** The address that the build wrote into lists and Markdown. */
const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.example.com';
const MAX_LENGTH = 20_000;
/** Where the other parts of a long page stand. */
const PART = /^- \[Part \d+: .*\]\((.+)\)$/gm;
/** Lists every change, also without a script (I6.explorer): more than the tool wants in one page. */
const EXPLORER = '/docs/versions';
/** Compares the page with its first Markdown file; longer texts than one file may have are in several. */
const PARITY = 'markdown-content-parity';
/** How the tool is run: over all pages, without pauses. */
const ALL_PAGES = {
  canonicalOrigin: SITE_URL,
  samplingStrategy: 'deterministic',
  maxLinksToTest: 1000,
  maxConcurrency: 4,
  requestDelay: 0,
} as const;
/** It asks for every page several times, which took 165 s on a busy machine. */
const TIMEOUT_MS = 600_000;
/** Shares of a page's words that its Markdown must have. */
const MIN_PARITY = 0.95;

test(
  'agents find, fetch and read every page: afdocs gives 100 points and no diagnostic',
  verifies('AG.afdocs'),
  async ({ baseURL }) => {
    test.setTimeout(TIMEOUT_MS);
    const report = await runChecks(String(baseURL), ALL_PAGES);
    const { overall, diagnostics } = computeScore(report);
    expect(diagnostics).toEqual([]);
    expect(faultsOf(report).filter((fault) => !fault.startsWith(PARITY))).toEqual([`page-size-html: ${EXPLORER}`]);
    expect(overall).toBe(100);
  },
);

test(
  'the Markdown of every page, its files taken together, says what the page says: afdocs finds no difference',
  verifies('AG.afdocs'),
  async ({ baseURL }) => {
    test.setTimeout(TIMEOUT_MS);
    const whole = await serveWholeMarkdown(String(baseURL));
    try {
      const report = await runChecks(whole.base, { ...ALL_PAGES, checkIds: ['markdown-url-support', PARITY] });
      expect(faultsOf(report)).toEqual([]);
      expect(report.results.map(({ status }) => status)).toEqual(['pass', 'pass']);
    } finally {
      whole.close();
    }
  },
);

/** Each check with what is wrong: pages where it names any, else its message. */
function faultsOf({ results }: Awaited<ReturnType<typeof runChecks>>): string[] {
  return results.flatMap(({ id, status, message, details }) => {
    const pages = (details?.['pageResults'] ?? []) as { url: string; status: string }[];
    const bad = pages.filter((page) => page.status === 'fail' || page.status === 'warn');
    if (bad.length > 0) return bad.map(({ url }) => `${id}: ${new URL(url).pathname}`);
    return status === 'pass' || status === 'skip' ? [] : [`${id}: ${message}`];
  });
}

test(
  'every page has Markdown in files of at most 20,000 characters that hold the words it shows',
  verifies('AG.markdown'),
  async ({ page, request }) => {
    const pages = (await (await request.get('/pages.json')).json()) as { url: string; title: string }[];
    const poor: string[] = [];
    for (const { url } of pages) {
      const first = await request.get(url === '/' ? '/index.md' : `${url}.md`);
      expect(first.status(), url).toBe(200);
      const text = await first.text();
      expect(text, url).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\ncanonical: "https:\/\/.+"\n/);
      expect(text, url).not.toContain('chatgpt.com');
      expect(text.replaceAll(/\]\(https?:|\]\(mailto:|\]\(tel:/g, ''), url).not.toContain('](');
      const others = await Promise.all(
        [...text.matchAll(PART)].map(async ([, part = '']) => (await request.get(part.slice(SITE_URL.length))).text()),
      );
      for (const file of [text, ...others]) expect(file.length, url).toBeLessThanOrEqual(MAX_LENGTH);
      await page.setContent(await (await request.get(url)).text(), { waitUntil: 'domcontentloaded' });
      const shown = wordsOf(await page.evaluate(readContent));
      const written = new Set(wordsOf([text, ...others].join('\n')));
      const missing = shown.filter((word) => !written.has(word));
      if (missing.length > shown.length * (1 - MIN_PARITY)) poor.push(`${url}: ${missing.slice(0, 20).join(' ')}`);
    }
    expect(poor).toEqual([]);
  },
);

test('lists, sitemap and robots agree on what there is to read', verifies('AG.lists'), async ({ request }) => {
  const get = async (path: string) => (await request.get(path)).text();
  const listed = [...(await get('/llms.txt')).matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, address = '']) => address);
  const inSitemap = [...(await get('/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  const markdownOf = (address: string) =>
    new URL(address).pathname === '/' ? `${SITE_URL}/index.md` : `${address}.md`;
  expect(listed.sort()).toEqual(inSitemap.map(markdownOf).sort());
  expect(await get('/robots.txt')).toMatch(/^User-agent: \*\nDisallow:\n/);
  for (const path of [
    '/docs/llms.txt',
    '/docs/versions/Web/llms.txt',
    '/docs/versions/Mobile/llms.txt',
    '/llms-full.txt',
  ])
    expect((await get(path)).length, path).toBeGreaterThan(500);
  const catalogue = JSON.parse(await get('/.well-known/ai-catalog.json')) as { entries: { url: string }[] };
  for (const { url } of catalogue.entries)
    expect((await request.get(url.slice(SITE_URL.length))).status(), url).toBe(200);
});

test('every section that the search finds has its id in the Markdown', verifies('AG.markdown'), async ({ request }) => {
  const answer = await request.post('/1/indexes/docs/query', {
    headers: { 'x-algolia-application-id': 'SURVEYDOCS', 'x-algolia-api-key': 'public-search-key' },
    data: { query: '', hitsPerPage: 1000, distinct: 0, attributesToRetrieve: ['url'], attributesToHighlight: [] },
  });
  const { hits, nbHits } = (await answer.json()) as { hits: { url: string }[]; nbHits: number };
  expect(hits).toHaveLength(nbHits);
  const idsOf = new Map<string, Promise<string[]>>();
  const missing: string[] = [];
  for (const { url } of hits) {
    const [path = '', id] = url.split('#');
    const ids = idsOf.get(path) ?? readIds(request, path);
    idsOf.set(path, ids);
    if (id !== undefined && !(await ids).includes(id)) missing.push(url);
  }
  expect(missing).toEqual([]);
});

/** The ids of the headings in all files of a page's Markdown. */
async function readIds(request: APIRequestContext, path: string): Promise<string[]> {
  const first = await (await request.get(`${path}.md`)).text();
  const others = [...first.matchAll(PART)].map(async ([, part = '']) =>
    (await request.get(part.slice(SITE_URL.length))).text(),
  );
  const texts = [first, ...(await Promise.all(others))];
  return texts.flatMap((text) => [...text.matchAll(/^(?:- )?#+ .* \{#(.+)\}$/gm)].map(([, id = '']) => id));
}

/** The text of the main part without ways around the site and controls. */
function readContent(): string {
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no main part.');
  for (const element of main.querySelectorAll(
    'nav, button, form, script, style, noscript, svg, select, .hash-link, .sr-only, .theme-doc-footer, [hidden], [aria-hidden=true], .theme-doc-toc-desktop',
  ))
    element.remove();
  return main.innerText;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
