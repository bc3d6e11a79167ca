// Takes a picture of every kind of page and state and lays them out as contact sheets, so that two editions can be compared side by
// side. Needs a built site. Usage: node bench/looks/run.ts [--at URL of a running site] [--out folder] [part of a state's name …]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';
import { startServer } from '../startServer.ts';
import { type LooksState, STATES } from './states.ts';

/** A way the site is shown: window size and what the reader's system asks for. */
interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isDark?: boolean;
  readonly isForced?: boolean;
  readonly isPrint?: boolean;
}

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const VIEWS: readonly View[] = [
  { name: '1280-light', ...WIDE },
  { name: '390-light', ...PHONE },
  { name: '1280-dark', ...WIDE, isDark: true },
  { name: '390-dark', ...PHONE, isDark: true },
  { name: '1440-light', width: 1440, height: 900 },
  { name: '768-light', width: 768, height: 1024 },
  { name: '1280-forced', ...WIDE, isForced: true },
  { name: 'print', width: 794, height: 1123, isPrint: true },
];

const { values, positionals } = parseArgs({
  options: { at: { type: 'string' }, out: { type: 'string' }, view: { type: 'string' } },
  allowPositionals: true,
});
const out = resolve(values.out ?? '.cache/looks');
const states = STATES.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));
const views = VIEWS.filter(({ name }) => name.includes(values.view ?? ''));
if (states.length === 0) throw new Error(`No state is called ${positionals}. There are ${STATES.map((s) => s.name)}.`);

mkdirSync(out, { recursive: true });
const server =
  values.at === undefined ? await startServer({ INSIGHTS_TOKEN: 'a-token-for-pictures-only-0123456789' }) : null;
const base = values.at ?? server?.base ?? '';
const browser = await chromium.launch(launchOptions());
const failures: string[] = [];
try {
  for (const view of views) {
    const context = await returningReader(browser, view);
    for (const state of states) await takePicture(context, state, view);
    await context.close();
    await layOutSheet(browser, view);
  }
  const pictures = states.length * views.length - failures.length;
  console.log(`${pictures} pictures and ${views.length} contact sheets are in ${out}.`);
  if (failures.length > 0) {
    console.error(`These states could not be shown:\n${failures.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server?.stop();
}

/** A browser that has seen a page of the site, and so has its typeface. */
async function returningReader(browser: Browser, view: View): Promise<BrowserContext> {
  const context = await browser.newContext(contextOptions(view));
  if (view.isDark) await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const page = await context.newPage();
  await page.goto(`${base}/privacy`);
  await hydrate(page);
  await page.waitForFunction(() => localStorage.getItem('typeface') !== null);
  await page.close();
  return context;
}

/** Of a state that cannot be shown there is no picture, and the others go on. */
async function takePicture(context: BrowserContext, state: LooksState, view: View): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(base + state.path);
    await hydrate(page);
    await state.act?.(page);
    if (view.isPrint) await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: pictureOf(state, view), fullPage: view.isPrint ?? false });
  } catch (error) {
    rmSync(pictureOf(state, view), { force: true });
    failures.push(`${state.name} at ${view.name}: ${error}`);
  } finally {
    await page.close();
  }
}

function contextOptions({ width, height, isDark, isForced }: View): BrowserContextOptions {
  return {
    viewport: { width, height },
    reducedMotion: 'reduce',
    // The owner's page follows the reader's system, as it has no switch.
    colorScheme: isDark ? 'dark' : 'light',
    ...(isForced ? { forcedColors: 'active' } : {}),
    ...(width < 500 ? { hasTouch: true, isMobile: true } : {}),
  };
}

/** Shows the page as it is once its app has come, which the first movement of the pointer fetches. */
async function hydrate(page: Page): Promise<void> {
  // The server's own pages have none.
  if ((await page.locator('#__docusaurus').count()) === 0) return;
  await page.mouse.move(5, 300);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}

/** The pictures of a view side by side, each under the name of its state. */
async function layOutSheet(browser: Browser, view: View): Promise<void> {
  const cells = states.map((state) => {
    const picture = pathToFileURL(pictureOf(state, view)).href;
    return `<figure><figcaption>${state.name}</figcaption><img src="${picture}"></figure>`;
  });
  const width = view.width < 500 ? 220 : 420;
  const sheet = `${out}/sheet-${view.name}.html`;
  writeFileSync(
    sheet,
    `<!doctype html><title>${view.name}</title><style>body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;background:#999;font:14px sans-serif}figure{margin:0}img{display:block;width:${width}px;max-height:${width * 2.4}px;object-fit:cover;object-position:top}</style>${cells.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 1780, height: 1000 } });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: sheet.replace(/html$/, 'png'), fullPage: true });
  await page.close();
}

function pictureOf(state: LooksState, view: View): string {
  return `${out}/${state.name}-${view.name}.png`;
}
