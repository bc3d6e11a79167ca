import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../../tools/setup/launchOptions.mjs';

// biome-ignore lint/style/noDefaultExport: the form Playwright asks for
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../../test-results/dialog',
  workers: 1,
  // As long as those of e2e, so that a busy machine fails no test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../../../.cache/results/dialog.json' }],
  ],
  use: {
    launchOptions: {
      // A page without a scrollbar could not show that it moves when the bar goes.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      ...launchOptions(),
    },
  },
});
