// @ts-check
import { engines } from './findEngines.mjs';
import { run } from './run.mjs';

/** How long another installation may hold the package system, in seconds. */
const LOCK_SECONDS = 120;

/**
 * Installs Debian's packages of the engines that are missing, where that is possible. The tests of one that is still missing are
 * skipped, and say how to get it.
 */
export async function ensureEngines() {
  const missing = engines.filter(({ isInstalled }) => !isInstalled());
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (missing.length === 0 || !isRoot) return;
  console.log(`\n> Installing ${missing.map(({ name }) => name).join(' and ')} for the browser tests`);
  await run('apt-get', ['update', '-qq']);
  for (const { packages } of missing) {
    const options = ['-y', '-qq', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`];
    await run('apt-get', ['install', ...options, ...packages], { DEBIAN_FRONTEND: 'noninteractive' });
  }
}
