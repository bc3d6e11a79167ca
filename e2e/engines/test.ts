import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit, howToInstall } from '../../tools/setup/findEngines.mjs';
import { Chromium } from './Chromium.ts';
import { Firefox } from './Firefox.ts';
import { Reader } from './Reader.ts';
import type { Engine, Session } from './Session.ts';
import { EngineDoesNotStart } from './startProgram.ts';
import { WebKit } from './WebKit.ts';

export { expect };

interface WorkerFixtures {
  engine: Engine | EngineDoesNotStart;
}

interface Fixtures {
  startedEngine: Engine;
  session: Session;
  reader: Reader;
}

/** Playwright's test with a reader in place of its page: also in Firefox and WebKit as they are installed, which Playwright can't drive. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use, { project }) => {
      const engine = await launch(project.name).catch((error: unknown) => {
        if (error instanceof EngineDoesNotStart) return error;
        throw error;
      });
      await use(engine);
      if (!(engine instanceof EngineDoesNotStart)) await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  startedEngine: [
    async ({ engine }, use, testInfo) => {
      if (engine instanceof EngineDoesNotStart) testInfo.skip(true, engine.message);
      else await use(engine);
    },
    { auto: true },
  ],
  session: [
    async ({ startedEngine: engine }, use, testInfo) => {
      const session = await engine.newSession();
      await use(session);
      try {
        if (testInfo.status !== testInfo.expectedStatus)
          await writeFile(testInfo.outputPath('screenshot.png'), await session.screenshot());
      } finally {
        await session.close();
      }
    },
    // A browser that does not start is started again, which is not the test's time.
    { timeout: 120_000 },
  ],
  reader: async ({ session, baseURL }, use) => {
    await session.resize(1280, 800);
    await use(new Reader(session, baseURL ?? ''));
    expect(session.problems, 'errors and warnings in the console').toEqual([]);
  },
});

async function launch(name: string): Promise<Engine> {
  if (name === 'chromium') return Chromium.launch();
  const firefox = findFirefox();
  if (name === 'firefox' && firefox !== undefined) return Firefox.launch(firefox);
  const webKit = findWebKit();
  if (name === 'webkit' && webKit !== undefined) return WebKit.launch(webKit);
  throw new EngineDoesNotStart(howToInstall(name));
}
