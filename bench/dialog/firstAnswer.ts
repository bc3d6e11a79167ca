// Measures how long the first answer takes in browser mode, with nothing cached: after a link with a question, and after a question that
// is typed. The line is slow between browser and server, and the page has all or a quarter of the processor; the browser cannot slow workers down.
// Needs a site built with SEARCH_MODE=browser. Usage: npm run bench:first-answer -- [folder, default site/build] [rounds, default 5]
// WATERFALL=1 prints when each file was asked for and came.
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';
import { readRounds, writeResults } from '../results.ts';
import { type LineSpeed, openLine } from '../serve/openLine.ts';
import { serveCompressed } from '../serve/serveCompressed.ts';
import { median } from '../statistics.ts';

const QUESTION = 'How do I export responses as CSV?';
const PAGE = '/docs/intro';
/** How much slower the processor of the page is made. */
const PROCESSORS = [1, 4];
/** A reader who types takes so long for a letter. */
const KEY_MS = 120;
const LINES: readonly LineSpeed[] = [
  { megabits: 10, roundTripMs: 40 },
  { megabits: 1.6, roundTripMs: 150 },
];

/** In milliseconds from the opening of the link, or from the click on the row that asks. */
interface Answered {
  readonly words: number;
  /** When each file that counts had been asked for and had come, from the opening of the page. */
  readonly files: Readonly<Record<string, readonly [number, number]>>;
}

const WAYS: Readonly<Record<string, (page: Page, base: string) => Promise<number>>> = {
  link: async (page, base) => {
    await page.goto(`${base}${PAGE}?ask=${encodeURIComponent(QUESTION)}`, { waitUntil: 'commit' });
    return 0;
  },
  typed: async (page, base) => {
    await page.goto(base + PAGE);
    await page.keyboard.press('Control+k');
    await page.locator('#docsearch-input').waitFor();
    await page.keyboard.type(QUESTION, { delay: KEY_MS });
    const row = page.locator('[role="option"]').filter({ hasText: 'Ask AI' }).first();
    await row.waitFor();
    const now = await page.evaluate(() => performance.now());
    await row.click();
    return now;
  },
};

const folder = process.argv[2] ?? 'site/build';
const rounds = readRounds(process.argv[3]);
if (!existsSync(`${folder}/search-index`))
  throw new Error(`${folder} is not built for browser mode. Run "SEARCH_MODE=browser npm run build".`);

const host = await serveCompressed(folder);

try {
  const table = [];
  for (const speed of LINES)
    for (const [slower, [way, ask]] of PROCESSORS.flatMap((slower) =>
      Object.entries(WAYS).map((way) => [slower, way] as const),
    )) {
      const all: Answered[] = [];
      for (let round = 0; round < rounds; round++) all.push(await measure(speed, slower, ask));
      const words = all.map((one) => one.words);
      table.push({
        line: `${speed.megabits} Mbit/s, ${speed.roundTripMs} ms`,
        'processor slower': slower,
        question: way,
        'first words, ms': Math.round(median(words)),
        least: Math.round(Math.min(...words)),
        most: Math.round(Math.max(...words)),
        ...Object.fromEntries(
          Object.keys(all[0]?.files ?? {}).map((name) => [
            name,
            [0, 1].map((end) => Math.round(median(all.map(({ files }) => files[name]?.[end] ?? 0)))).join(' to '),
          ]),
        ),
      });
    }
  console.table(table);
  writeResults('first-answer', { rounds, table });
} finally {
  host.stop();
}

async function measure(
  speed: LineSpeed,
  slower: number,
  ask: (page: Page, base: string) => Promise<number>,
): Promise<Answered> {
  const line = await openLine(host.port, speed);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const asked = new Map<string, readonly [number, number]>();
    const started = { at: 0 };
    page.on('request', (request) => {
      const name = nameOf(request.url());
      if (request.isNavigationRequest()) started.at = performance.now();
      if (!asked.has(name)) asked.set(name, [performance.now() - started.at, 0]);
    });
    page.on('requestfinished', (request) => {
      const name = nameOf(request.url());
      asked.set(name, [asked.get(name)?.[0] ?? 0, performance.now() - started.at]);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watchAnswer);
    const from = await ask(page, `http://localhost:${line.port}`);
    await page.waitForFunction(() => window.answered !== undefined, undefined, { timeout: 60_000 });
    const words = (await page.evaluate(() => window.answered ?? Number.NaN)) - from;
    if (process.env['WATERFALL'])
      for (const [name, [start, end]] of asked) console.log(Math.round(start), Math.round(end), name);
    const shown = ['main', 'SearchDialog', 'searchWorker', 'docs.bin', 'answers'];
    const find = (word: string) => [...asked].find(([name]) => name.includes(word))?.[1] ?? [0, 0];
    return { words, files: Object.fromEntries(shown.map((word) => [word, find(word)])) };
  } finally {
    await browser.close();
    await line.close();
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

declare global {
  interface Window {
    /** When the first frame with words of an answer was painted. */
    answered?: number;
  }
}

/** Runs in the page before its own scripts. */
function watchAnswer(): void {
  const look = () => {
    const answer = document.querySelector('article [data-streaming]');
    if (answer?.textContent) setTimeout(() => (window.answered = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}
