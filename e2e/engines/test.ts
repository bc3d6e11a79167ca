import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { findFirefox } from '../../tools/setup/findEngines.mjs';
import { Firefox } from './Firefox.ts';
import { Reader } from './Reader.ts';
import type { Engine, Session } from './Session.ts';
import { EngineDoesNotStart } from './startProgram.ts';

export { expect };

interface WorkerFixtures {
  engine: Engine | EngineDoesNotStart;
}

interface Fixtures {
  session: Session;
  reader: Reader;
}

/** Playwright's test with a reader in place of its page: in Firefox and WebKit as they are installed, which Playwright can't drive. */
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
    { scope: 'worker', timeout: 120_000 },
  ],
  session: async ({ engine }, use, testInfo) => {
    if (engine instanceof EngineDoesNotStart) {
      testInfo.skip(true, `${testInfo.project.name}: it does not start here. ${engine.message}`);
      return;
    }
    const session = await engine.newSession();
    await use(session);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = join(testInfo.outputDir, 'screenshot.png');
      await testInfo.attach(path, { body: await session.screenshot(), contentType: 'image/png' });
    }
    await session.close();
  },
  reader: async ({ session, baseURL }, use) => {
    await session.resize(1280, 800);
    await use(new Reader(session, baseURL ?? ''));
    expect(session.problems, 'errors and warnings in the console').toEqual([]);
  },
});

async function launch(name: string): Promise<Engine> {
  const firefox = findFirefox();
  if (name === 'firefox' && firefox !== undefined) return Firefox.launch(firefox);
  throw new EngineDoesNotStart(`${name} is not installed.`);
}
