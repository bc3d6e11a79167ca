import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';

/** A search dialog under measurement. */
export interface Dialog {
  /** Opens a page that listens for the shortcut. */
  open(page: Page): Promise<void>;
  /** What holds the results, and changes with each of them. */
  readonly results: string;
}

/** All in milliseconds. */
export interface DialogFigures {
  /** From the shortcut to the first frame with the field ready, once the code was loaded. */
  readonly ready: number;
  /** From each key to the first frame with other results than before. */
  readonly painted: readonly number[];
  /** Script, style and layout on the main thread for one key, as a mean. Painting is left out: without a graphics card it is software's. */
  readonly work: number;
}

/** Words a reader looks for; each letter is a search. */
const QUERY = 'radio button export quota';
const BETWEEN_KEYS_MS = 250;
const FIELD = '#docsearch-input';

/** Opens the dialog of a fresh browser by its shortcut, twice, and types into it. Throws when it does not open or finds nothing. */
export async function measureDialog({ open, results }: Dialog): Promise<DialogFigures> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await open(page);
    const field = page.locator(FIELD);
    await page.keyboard.press('Control+k');
    await field.fill('survey');
    await page.locator('[role="option"]').nth(1).waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    await watchPaints(page, results);

    await page.keyboard.press('Control+k');
    await field.waitFor();
    // What was asked for before may be kept.
    await field.fill('');
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    const workSoFar = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics
        .filter(({ name }) => ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name))
        .reduce((sum, { value }) => sum + value * 1000, 0);
    };
    const before = await workSoFar();
    for (const key of QUERY) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    const work = ((await workSoFar()) - before) / QUERY.length;
    const { ready, painted } = await page.evaluate(() => window.paints);
    if (ready === null || painted.length < QUERY.length / 2)
      throw new Error(`Of ${QUERY.length} keys ${painted.length} changed the results, so nothing was measured.`);
    return { ready, painted, work };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** What watchPaints notes. */
    paints: { ready: number | null; painted: number[] };
  }
}

async function watchPaints(page: Page, results: string): Promise<void> {
  await page.evaluate(
    ({ results, field }) => {
      const paints: Window['paints'] = { ready: null, painted: [] };
      window.paints = paints;
      let pressed: number | null = null;
      const afterPaint = (note: () => void) => requestAnimationFrame(() => setTimeout(note));
      addEventListener(
        'keydown',
        ({ timeStamp, key, ctrlKey }) => {
          pressed = timeStamp;
          if (key !== 'k' || !ctrlKey) return;
          const look = () => {
            if (!document.activeElement?.matches(field)) requestAnimationFrame(look);
            else afterPaint(() => (paints.ready = performance.now() - timeStamp));
          };
          look();
        },
        true,
      );
      new MutationObserver((changes) => {
        if (pressed === null || paints.ready === null) return;
        const isShown = changes.some(({ target }) => target.parentElement?.closest(`${results}, ${results} *`));
        if (!isShown) return;
        const since = pressed;
        pressed = null;
        afterPaint(() => paints.painted.push(performance.now() - since));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { results, field: FIELD },
  );
}
