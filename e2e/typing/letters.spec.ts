import { setTimeout as pass } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { verifies } from '../manifest/verifies.ts';
import { expect, test } from '../test.ts';
import type { Driver } from './Driver.ts';
import { PARTS, SEED, wrongWords } from './wrongWords.ts';

const AT_A_TIME = 3;

for (const part of PARTS) {
  test(
    `words typed while a page is loading arrive letter by letter, seed ${SEED}, part ${part} of ${PARTS.length}`,
    verifies('I7.letters'),
    async ({ browser, baseURL }) => {
      test.setTimeout(900_000);
      const wrong = await wrongWords(part, baseURL ?? '', AT_A_TIME, async ({ slowdown }, use) => {
        const context = await browser.newContext();
        try {
          const page = await context.newPage();
          const session = await context.newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
          return await use(createDriver(page, session));
        } finally {
          await context.close();
        }
      });
      expect(wrong).toEqual([]);
    },
  );
}

function createDriver(page: Page, session: CDPSession): Driver {
  return {
    async goto(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    async click(selector) {
      const box = await page.locator(selector).boundingBox();
      if (box === null) throw new Error(`There is nothing at ${selector} to click on.`);
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
      // Not waited for: a page that is busy must not hold up the hand.
      const events = ['mouseMoved', 'mousePressed', 'mouseReleased'] as const;
      for (const type of events) void session.send('Input.dispatchMouseEvent', { type, ...at });
    },
    async type(strokes) {
      const presses: Promise<unknown>[] = [];
      for (const { key, afterMs } of strokes) {
        await pass(afterMs);
        presses.push(...press(session, key));
      }
      await Promise.all(presses);
    },
    evaluate: (expression) => page.evaluate(expression),
  };
}

const CODES: Readonly<Record<string, number>> = { Backspace: 8, Control: 17, ArrowLeft: 37 };
const CONTROL = 2;

/** Presses a key or a combination with Control; sends all of it at once, as Playwright's keyboard waits for a busy page. */
function press(session: CDPSession, stroke: string): Promise<unknown>[] {
  const key = stroke.replace('Control+', '');
  const isCombination = key !== stroke;
  const windowsVirtualKeyCode = CODES[key] ?? key.toUpperCase().charCodeAt(0);
  const event = { key, windowsVirtualKeyCode, modifiers: isCombination ? CONTROL : 0 };
  const text = key.length === 1 && !isCombination ? { text: key } : {};
  const control = { key: 'Control', windowsVirtualKeyCode: CODES['Control'] ?? 0 };
  return [
    ...(isCombination
      ? [session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...control, modifiers: CONTROL })]
      : []),
    session.send('Input.dispatchKeyEvent', { type: 'text' in text ? 'keyDown' : 'rawKeyDown', ...event, ...text }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
    ...(isCombination ? [session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...control })] : []),
  ];
}
