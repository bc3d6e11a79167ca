import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fetchBody } from '../serve/fetchBody.ts';
import { type BrowserPage, inBrowserPage } from './BrowserPage.ts';
import { inlineScripts } from './inlineScripts.ts';
import { showInterest } from './showInterest.ts';

/** What a page sends, in KiB as transferred (brotli 11, without headers). Prefetches and the site's icon do not count. */
export interface Weight {
  readonly firstLoad: number;
  readonly requests: number;
  /** Scripts that run before the reader does anything: files, and what stands in the page. */
  readonly scriptsBefore: number;
  /** Script files that are there once the reader has shown interest. */
  readonly scriptsAfter: number;
}

const QUIET_MS = 1200;

/** Weighs a page, first as it loads and then after the pointer moved. */
export function measureWeight(url: string): Promise<Weight> {
  return inBrowserPage(async (open) => {
    await open.page.goto(url, { waitUntil: 'load' });
    await open.becomeIdle(QUIET_MS);
    const before = needed(open);
    await showInterest(open.page);
    await open.becomeIdle(QUIET_MS);
    const after = needed(open);
    const html = await fetchBody(url);
    const text = (html.encoding === 'br' ? brotliDecompressSync(html.body) : html.body).toString();
    const inline = inlineScripts(text).join('\n');
    return {
      firstLoad: kib(await sumOf(before.map((request) => request.url))),
      requests: before.length,
      scriptsBefore: kib((await sumOf(scriptsOf(before))) + (inline === '' ? 0 : brotliCompressSync(inline).length)),
      scriptsAfter: kib(await sumOf(scriptsOf(after))),
    };
  });
}

interface Needed {
  readonly url: string;
  readonly mimeType: string;
}

function needed({ requests }: BrowserPage): Needed[] {
  const wanted = [...requests.values()].filter(
    ({ url, isPrefetch, status }) => !isPrefetch && status === 200 && !url.includes('favicon'),
  );
  return [...new Map(wanted.map((request) => [request.url, request])).values()];
}

function scriptsOf(requests: readonly Needed[]): string[] {
  return requests.filter(({ mimeType }) => mimeType.includes('javascript')).map(({ url }) => url);
}

async function sumOf(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(fetchBody));
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kib(bytes: number): number {
  return bytes / 1024;
}
