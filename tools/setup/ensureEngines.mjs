// @ts-check
import { findFirefox } from './findEngines.mjs';
import { run } from './run.mjs';

const ENGINES = [{ name: 'firefox', isFound: () => findFirefox() !== undefined, packages: ['firefox-esr'] }];

/**
 * Looks for the further browser engines that the key journeys run in, and installs Debian's where they are missing and can be.
 * The tests can do without them: returns a reason for each engine that is left out.
 */
export async function ensureEngines() {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const missing = ENGINES.filter(({ isFound }) => !isFound());
  if (isRoot && missing.length > 0) {
    console.log(`\n> Installing ${missing.map(({ name }) => name).join(' and ')} for the browser tests`);
    await run('apt-get', ['update', '-qq']);
    for (const { packages } of missing) {
      await run('apt-get', ['install', '-y', '-qq', ...packages], { DEBIAN_FRONTEND: 'noninteractive' });
    }
  }
  return ENGINES.filter(({ isFound }) => !isFound()).map(
    ({ name, packages }) =>
      `${name}: it is not installed and ${isRoot ? 'could not be installed' : 'only root can install it'}. On Debian: apt-get install ${packages.join(' ')}`,
  );
}
