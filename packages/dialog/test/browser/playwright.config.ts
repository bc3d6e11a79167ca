import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../../../tools/setup/findBrowser.mjs';

const executablePath = findBrowser();

// biome-ignore lint/style/noDefaultExport: the form Playwright asks for
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../../test-results/dialog',
  workers: 1,
  timeout: 30_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../../../.cache/results/dialog.json' }],
  ],
  use: {
    launchOptions: {
      // A page without a scrollbar could not show that it moves when the bar goes.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
});
