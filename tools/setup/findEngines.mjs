// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {{ driver: string, browser: string, screen: string }} WebKitPrograms */

/** Names of Firefox, the long-term one first, and where it lies on a Mac. */
const FIREFOX = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The engines that the key journeys run in besides Chromium, with the Debian packages of each. */
export const engines = [
  { name: 'firefox', isInstalled: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  { name: 'webkit', isInstalled: () => findWebKit() !== undefined, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Says of an engine that isn't installed how to get it.
 * @param {string} name
 */
export function howToInstall(name) {
  const packages = engines.find((engine) => engine.name === name)?.packages ?? [];
  return `${name} is not installed. On Debian: sudo apt-get install ${packages.join(' ')}`;
}

/**
 * The Firefox that the key journeys run in, if one is installed: it is driven over WebDriver BiDi, which it speaks without a driver.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firstProgram(FIREFOX);
}

/**
 * WebKitGTK's driver, its small browser and a screen for it that needs no monitor, if all of them are installed.
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit() {
  const driver = firstProgram(['WebKitWebDriver']);
  const browser = miniBrowsers().find(isAbsoluteFile);
  const screen = firstProgram(['Xvfb']);
  if (driver === undefined || browser === undefined || screen === undefined) return undefined;
  return { driver, browser, screen };
}

/** Where Debian and Fedora put it. */
function miniBrowsers() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`) : [];
  return [...libraries, '/usr/libexec'].map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);
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
