// @ts-check
import { run } from './run.mjs';

/** Makes sure that a browser for the end-to-end tests is there; installs Debian's Chromium or Playwright's own where none is. */
export async function ensureBrowser() {
  const { findBrowser } = await import('./findBrowser.mjs');
  if (findBrowser() !== undefined) return;
  console.log('\n> Installing Chromium for the browser tests');
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  }
  if (findBrowser() === undefined) await run('playwright', ['install', 'chromium']);
  if (findBrowser() === undefined) {
    console.error(
      'No browser could be installed. Install Chromium or Chrome and set CHROME_PATH to it, then run the command again.',
    );
    process.exit(1);
  }
}
