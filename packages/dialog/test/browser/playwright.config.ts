import { defineConfig } from '@playwright/test';

// biome-ignore lint/style/noDefaultExport: the form Playwright asks for
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../../test-results/dialog',
  workers: 1,
  timeout: 30_000,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
});
