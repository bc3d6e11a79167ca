import type { ElementHandle, Page } from '@playwright/test';
import type { Line, LineSpeed } from '../../serve/openLine.ts';
import { type BrowserPage, inBrowserPage } from './BrowserPage.ts';
import type { ClickScenario } from './ClickScenario.ts';
import { type ClickNotes, expectHeading, readNotes, watchClicks } from './clickWatch.ts';
import { showInterest } from './showInterest.ts';

/** A page to click on: its address on our site and its heading. */
export interface ClickTarget {
  readonly path: string;
  readonly heading: string;
}

/** How long the pointer rests on a link before it is pressed, and how long it is pressed, in milliseconds. */
const HOVER_MS = 100;
const PRESS_MS = 30;
/** How many times slower the processor of a slow phone is. */
const SLOWER = 4;
/** Slow 4G as Lighthouse has it: nine tenths of 1.6 Mbit/s, of 1,024 times 1,024 bits. */
const SLOW_4G: LineSpeed = { megabits: 0.9 * 1.6 * 1.024 ** 2, roundTripMs: 150 };
const QUIET_MS = 700;
const TIMEOUT_MS = 12_000;

/**
 * Opens a page and clicks through the links to the targets, one after the other and with a pointer. Throws when a link is not there or
 * the heading does not come. The line is that of the site.
 */
export function measureClicks(
  start: string,
  line: Line,
  targets: readonly ClickTarget[],
  scenario: ClickScenario,
): Promise<ClickNotes[]> {
  return inBrowserPage(async (open) => {
    await open.page.addInitScript(watchClicks);
    await open.page.goto(start, { waitUntil: 'load' });
    await open.becomeIdle(QUIET_MS);
    if (scenario.isAwake) {
      await showInterest(open.page);
      await open.becomeIdle(QUIET_MS);
    }
    if (scenario.isSlow) await open.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    line.speed = scenario.isSlow ? SLOW_4G : null;
    try {
      const notes: ClickNotes[] = [];
      for (const target of targets.slice(0, scenario.clicks)) notes.push(await click(open, target));
      return notes;
    } finally {
      line.speed = null;
    }
  });
}

async function click({ page, becomeIdle }: BrowserPage, { path, heading }: ClickTarget): Promise<ClickNotes> {
  const link = await findLink(page, path);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`The link to ${path} on ${page.url()} is not shown, so it cannot be clicked.`);
  await page.evaluate(expectHeading, heading);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await waitForHeading(page, path, heading);
  await becomeIdle(QUIET_MS);
  return page.evaluate(readNotes);
}

/** The link to a page, in the sidebar if there is one; addresses are compared without `.html` and without a slash at the end. */
async function findLink(page: Page, path: string): Promise<ElementHandle<HTMLAnchorElement>> {
  const found = await page.evaluateHandle((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) =>
        new URL(link.href).pathname.replace(/\.html$|\/$/g, '') === wanted &&
        link.checkVisibility({ visibilityProperty: true }),
    );
    return links.find((link) => link.closest('aside, nav, [class*=sidebar i]')) ?? links[0] ?? null;
  }, path);
  const link = found.asElement();
  if (link !== null) return link as ElementHandle<HTMLAnchorElement>;
  throw new Error(`${page.url()} shows no link to ${path}, so the click cannot be measured. Choose another target.`);
}

async function waitForHeading(page: Page, path: string, heading: string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    await page.waitForTimeout(40);
    // While one document replaces another there is nothing to ask.
    const notes = await page.evaluate(readNotes).catch(() => null);
    if (notes?.heading) return;
  }
  throw new Error(`The click on ${path} did not show the heading "${heading}" in ${TIMEOUT_MS / 1000} seconds.`);
}
