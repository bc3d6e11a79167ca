// @ts-check
import { findBrowser } from './findBrowser.mjs';

/** Flags of every browser that tests and benches start: they run as root too, and nothing but the page asks the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * What Playwright needs to start the browser that findBrowser finds, with further flags. Throws as that does.
 * @param {...string} flags
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions(...flags) {
  const executablePath = findBrowser();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...FLAGS, ...flags] };
}
