// Measures how soon a change of a page is found while one writes: from saving the page to the hit in the dialog of a page that is open.
// Usage: npm run bench:development -- [changes, default 5]
// It runs `npm run dev` and puts the page back afterwards.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';
import { median } from '../statistics.ts';

const FILE = 'site/docs/survey/Docs/Quick_Start_Guide.md';
const PORT = process.env['PORT'] ?? '3011';
const ADDRESS = `http://localhost:${PORT}/docs/intro`;
const START_MS = 180_000;
const FOUND_MS = 60_000;
/** A word that no page has, of letters only; another for each change. */
const wordOf = (change: number): string => `zyquax${'abcdefghijklmnopqrst'.charAt(change)}bel`;

const changes = Number(process.argv[2] ?? 5);
if (!Number.isInteger(changes) || changes < 1 || changes > 20)
  throw new Error(`Give a number of changes from 1 to 20, not ${process.argv[2]}.`);

const before = readFileSync(FILE, 'utf8');
const server = spawn(process.execPath, ['tools/dev.mjs', 'site', '--port', PORT], { stdio: 'ignore', detached: true });
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await answered(page);
  const waits: number[] = [];
  for (let change = 0; change < changes; change++) waits.push(await timeToHit(page, wordOf(change)));
  console.table({
    'from saving to the hit, ms': {
      median: Math.round(median(waits)),
      least: Math.round(Math.min(...waits)),
      most: Math.round(Math.max(...waits)),
    },
  });
} finally {
  writeFileSync(FILE, before);
  await browser.close();
  if (server.pid !== undefined) process.kill(-server.pid);
}

/** The development server draws its first page long after it begins to listen. */
async function answered(page: Page): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const response = await page.goto(ADDRESS).catch(() => null);
    if (response?.ok() === true) break;
    if (performance.now() > end) throw new Error(`No page at ${ADDRESS} within ${START_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await page.locator('h1').waitFor({ timeout: START_MS });
  await page.keyboard.press('Control+k');
  await page.locator('#docsearch-input').fill('quota');
  await page.locator('[role="option"] mark').first().waitFor({ timeout: START_MS });
}

async function timeToHit(page: Page, word: string): Promise<number> {
  const input = page.locator('#docsearch-input');
  const hit = page.locator('[role="option"]').filter({ hasText: word }).filter({ hasText: 'Quick start' });
  await input.fill(word);
  writeFileSync(FILE, before.replace(/^(## .*\n)/m, `$1\nThe ${word} is a word of this bench.\n`));
  const saved = performance.now();
  while ((await hit.count()) === 0) {
    if (performance.now() - saved > FOUND_MS) throw new Error(`"${word}" was not found within ${FOUND_MS} ms.`);
    // A reader types the word again.
    await input.fill(word.slice(0, -1));
    await input.fill(word);
    await page.waitForTimeout(100);
  }
  return performance.now() - saved;
}
