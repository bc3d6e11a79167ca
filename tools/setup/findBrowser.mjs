// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the end-to-end tests drive: CHROME_PATH, else an installed Chromium or Chrome, else Playwright's own.
 * Undefined when there is none. Throws when CHROME_PATH names no file.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROME_PATH is "${named}", and there is no such file. Point it at a Chromium or Chrome, or unset it.`,
    );
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, ...PLACES, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}
