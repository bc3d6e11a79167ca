import { defineConfig } from '@playwright/test';
import { engines } from './tools/setup/findEngines.mjs';
import { launchOptions } from './tools/setup/launchOptions.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 3107);

/** Tests for some engines only: Chromium has its own of these, with what only it can do. */
const NOT_FOR_CHROMIUM = ['**/e2e/engines/typing.spec.ts', ...engines.map(({ name }) => `**/*.${name}.spec.ts`)];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Long, so that a busy machine fails no test: what is right but slow is for the benches to say.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: [
    ['list'],
    ['./e2e/manifest/RequirementsReporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/results/e2e.json' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'chromium', testIgnore: NOT_FOR_CHROMIUM },
    ...engines.map(({ name }) => ({
      name,
      testDir: 'e2e/engines',
      testIgnore: engines.filter((other) => other.name !== name).map((other) => `**/*.${other.name}.spec.ts`),
    })),
  ],
  webServer: {
    command: 'node packages/server/src/main.ts',
    url: `http://127.0.0.1:${PORT}/health/ready`,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      LIMIT_THIS_MACHINE: 'false',
      DATA_DIR: '.cache/e2e-data',
      INSIGHTS_TOKEN: 'the-token-of-the-browser-tests-on-this-machine',
    },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
