// Measures the release explorer in a browser on a four times slowed processor: with the real version history and with 1,000 generated
// releases. Needs a built site. Usage: node bench/explorer/explorer.ts
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReleasesData } from '@feedback-docs/releases';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';
import { startServer } from '../startServer.ts';
import { buildLongSite } from './buildLongSite.ts';
import { generateReleases } from './generateReleases.ts';

/** How long the generated version history is, in releases (issue 6). */
const LONG_COUNT = 1000;
const SLOWDOWN = 4;
/** A run each in a fresh page; the middle one counts. */
const RUNS = 5;
const GOALS = { real: 100, long: 200, script: 20 };

interface Row {
  what: string;
  releases: number;
  /** The middle run and the worst one. */
  value: number;
  worst: number;
  unit: 'ms' | 'KB gzip';
  goal?: number;
  reached?: boolean;
}

const data: ReleasesData = JSON.parse(readFileSync('site/build/releases.json', 'utf8'));
const browser = await chromium.launch(launchOptions());
try {
  const rows = [
    ...(await measureSite(browser, resolve('site'), data.releases.length, GOALS.real)),
    ...(await measureSite(browser, await buildLongSite(generateReleases(data, LONG_COUNT)), LONG_COUNT, GOALS.long)),
  ];
  console.table(rows);
  console.log(JSON.stringify(rows));
  if (rows.some(({ reached }) => reached === false)) process.exitCode = 1;
} finally {
  await browser.close();
}

async function measureSite(inBrowser: Browser, siteDir: string, count: number, goal: number): Promise<Row[]> {
  const server = await startServer({ SITE_DIR: siteDir });
  const { base } = server;
  try {
    const row = async (what: string, run: (page: Page) => Promise<number>, limit?: number): Promise<Row> => {
      const values: number[] = [];
      for (let index = 0; index < RUNS; index += 1) values.push(await inFreshPage(inBrowser, base, run));
      values.sort((left, right) => left - right);
      const value = values[Math.floor(RUNS / 2)] ?? Number.NaN;
      return {
        what,
        releases: count,
        value,
        worst: values.at(-1) ?? value,
        unit: 'ms',
        ...(limit !== undefined && { goal: limit, reached: value <= limit }),
      };
    };
    return [
      await row('first interaction: a filter is set', (page) => interaction(page, () => setFilter(page)), goal),
      await row('first interaction: a letter is typed', (page) => interaction(page, () => typeLetter(page)), goal),
      await row('what came after the oldest version is shown', showChanges),
      await row('longest frame while scrolling', longestFrame),
      await scriptRow(inBrowser, base, siteDir, count),
    ];
  } finally {
    await server.stop();
  }
}

async function inFreshPage(inBrowser: Browser, base: string, run: (page: Page) => Promise<number>): Promise<number> {
  const context = await inBrowser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: base });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordEvents);
    await page.goto('/docs/versions');
    await page.getByText(/^[\d,]+ changes$/).waitFor();
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return Math.round(await run(page));
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps the longest time from an event to the paint that follows it. */
function recordEvents(): void {
  const seen = { longest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function interaction(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}

async function setFilter(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Fixed / }).click();
  await page.getByText(/ of [\d,]+ changes$/).waitFor();
}

async function typeLetter(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Filter by text' }).press('q');
  await page.getByText(/ of [\d,]+ changes$/).waitFor();
}

async function showChanges(page: Page): Promise<number> {
  await page.getByLabel('Changes from').evaluate((select: HTMLSelectElement) => {
    select.value = [...select.options].findLast(({ value }) => value.startsWith('web'))?.value ?? '';
  });
  const start = Date.now();
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.locator('section[data-platform] li[data-kind]').first().waitFor();
  return Date.now() - start;
}

async function longestFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    let [longest, last] = [0, await frame()];
    for (let step = 0; step < 120; step += 1) {
      window.scrollBy(0, 120);
      const now = await frame();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });
}

/** What the explorer loads in scripts beyond a page without content of its own. */
async function scriptRow(inBrowser: Browser, base: string, siteDir: string, count: number): Promise<Row> {
  const context = await inBrowser.newContext({ baseURL: base });
  const page = await context.newPage();
  const scriptsOf = async (address: string): Promise<string[]> => {
    await page.goto(address, { waitUntil: 'networkidle' });
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
  };
  const plain = new Set(await scriptsOf('/health/live'));
  const own = (await scriptsOf('/docs/versions?since=web-1.2')).filter((script) => !plain.has(script));
  await context.close();
  const bytes = own.map((script) => gzipSync(readFileSync(join(siteDir, 'build', script)), { level: 9 }).length);
  const value = Math.round(bytes.reduce((sum, size) => sum + size, 0) / 102.4) / 10;
  const isReal = count !== LONG_COUNT;
  return {
    what: 'scripts of the explorer beyond the page',
    releases: count,
    value,
    worst: value,
    unit: 'KB gzip',
    ...(isReal && { goal: GOALS.script, reached: value <= GOALS.script }),
  };
}
