// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names of Firefox, the long-term one first, and where it lies on a Mac. */
const FIREFOX = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * The further engines that can be driven here, by name.
 * @returns {string[]}
 */
export function foundEngines() {
  return findFirefox() === undefined ? [] : ['firefox'];
}

/**
 * The Firefox that the key journeys run in, if one is installed: it is driven over WebDriver BiDi, which it speaks without a driver.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firstProgram(FIREFOX);
}

/**
 * The first of these programs that is installed: names are looked for in PATH.
 * @param {string[]} names
 */
function firstProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => [name, ...folders.map((folder) => join(folder, name))]).find(isAbsoluteFile);
}

/** @param {string} path */
function isAbsoluteFile(path) {
  return path.startsWith('/') && existsSync(path);
}
