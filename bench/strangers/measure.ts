import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';
import type { Stranger } from '../../tools/strangers/strangers.ts';
import type { LabelledQuery } from '../relevance/labelledQueries.ts';
import { type LineSpeed, openLine } from '../serve/openLine.ts';
import { serveCompressed } from '../serve/serveCompressed.ts';
import type { Theme } from './Theme.ts';

/** A slow mobile line. */
export const SLOW_LINE: LineSpeed = { megabits: 1.6, roundTripMs: 150 };
const FAST_LINE: LineSpeed = { megabits: 100, roundTripMs: 1 };
/** When so long nothing was fetched, a page is at rest. */
const QUIET_MS = 1500;

/** What a reader's first search costs on a page at rest with nothing cached. */
export interface FirstSearch {
  readonly bytesBefore: number;
  readonly bytesUntilFound: number;
  /** From the shortcut to the first result on the screen. */
  readonly ms: number;
}

/** Opens the search on a slow line, and pastes the query of the stranger as soon as there is a field. */
export function measureFirstSearch(theme: Theme, stranger: Stranger): Promise<FirstSearch> {
  return onPageAtRest(theme, stranger, SLOW_LINE, async (page, sent) => {
    const bytesBefore = sent.bytes;
    const start = performance.now();
    await openSearch(page, theme);
    await page.keyboard.insertText(stranger.search.query);
    await page.locator(theme.hit).first().waitFor();
    return { bytesBefore, bytesUntilFound: sent.bytes - bytesBefore, ms: performance.now() - start };
  });
}

/** The place of the first right result of each query, from 1; 0 where none is shown. */
export function rankQueries(theme: Theme, stranger: Stranger, queries: readonly LabelledQuery[]) {
  return onPageAtRest(theme, stranger, FAST_LINE, async (page) => {
    await openSearch(page, theme);
    const ranks = [];
    for (const { query, right } of queries) {
      const found = (await theme.find(page, query)).map((address) => new URL(address, 'http://localhost'));
      ranks.push({ query, rank: found.findIndex((hit) => right.some((label) => isRight(hit, label))) + 1 });
    }
    return ranks;
  });
}

async function openSearch(page: Page, { field }: Theme): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator(`${field}:focus`).waitFor();
}

/** A label without a section is met by every section of its page. */
function isRight({ pathname, hash }: URL, label: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return (label.includes('#') ? path + hash : path) === label;
}

async function onPageAtRest<Result>(
  theme: Theme,
  { name, firstPage }: Stranger,
  speed: LineSpeed,
  use: (page: Page, sent: { readonly bytes: number }) => Promise<Result>,
): Promise<Result> {
  const host = await serveCompressed(theme.built(name));
  const line = await openLine(host.port, speed);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await theme.prepare?.(page);
    await page.goto(`http://localhost:${line.port}${firstPage}`);
    for (let bytes = -1; bytes !== host.sent.bytes; ) {
      bytes = host.sent.bytes;
      await page.waitForTimeout(QUIET_MS);
    }
    return await use(page, host.sent);
  } finally {
    await browser.close();
    await line.close();
    host.stop();
  }
}
