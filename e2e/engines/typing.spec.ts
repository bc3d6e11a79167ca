import { verifies } from '../manifest/verifies.ts';
import type { Driver } from '../typing/Driver.ts';
import { PARTS, SEED, wrongWords } from '../typing/wrongWords.ts';
import { stroke } from './Reader.ts';
import type { Session } from './Session.ts';
import { expect, test } from './test.ts';

for (const part of PARTS) {
  test(
    `words typed while a page is loading arrive letter by letter, seed ${SEED}, part ${part} of ${PARTS.length}`,
    verifies('I7.letters'),
    async ({ startedEngine, baseURL }) => {
      test.setTimeout(900_000);
      const session = await startedEngine.newSession();
      const driver = createDriver(session);
      try {
        // One at a time: a window behind another has no focus.
        expect(await wrongWords(part, baseURL ?? '', 1, (_attempt, use) => use(driver))).toEqual([]);
      } finally {
        await session.close();
      }
    },
  );
}

function createDriver(session: Session): Driver {
  return {
    goto: (address) => session.open(address),
    async click(selector) {
      const middle = `(({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))`;
      const at = await session.evaluate(
        `${middle}(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      );
      await session.perform([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', ...(at as { x: number; y: number }) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: (strokes) =>
      session.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: strokes.flatMap(({ key, afterMs }) => [
            { type: 'pause' as const, duration: afterMs },
            ...stroke(...key.split('+')),
          ]),
        },
      ]),
    evaluate: (expression) => session.evaluate(expression),
  };
}
