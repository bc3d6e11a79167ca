import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPackage } from '../peers/BenchFolder.ts';
import { benchLaunchOptions } from './BrowserPage.ts';
import { type LighthouseRun, readLighthouse } from './readLighthouse.ts';

/** Runs Lighthouse once as it comes: a phone with simulated slow 4G, all four categories, a fresh browser. */
export async function measureLighthouse(url: string): Promise<LighthouseRun> {
  const { default: lighthouse } = (await loadPackage('lighthouse')) as {
    default: (url: string, flags: object) => Promise<{ lhr: unknown } | undefined>;
  };
  const profile = mkdtempSync(join(tmpdir(), 'pages-lighthouse-'));
  const { executablePath = 'chromium', args } = await benchLaunchOptions();
  const browser = spawn(
    executablePath,
    ['--headless', ...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  try {
    const port = await portOf(browser.stderr);
    const result = await lighthouse(url, { port, logLevel: 'silent' });
    return readLighthouse(result?.lhr);
  } finally {
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  let text = '';
  for await (const part of output) {
    text += part;
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`The browser did not start, so Lighthouse cannot measure. It said:\n${text}`);
}
