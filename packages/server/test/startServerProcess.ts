import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SiteFixture } from './createSiteFixture.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const running = new Set<ChildProcess>();

/** Ends every server that a test left running. */
export function endServers(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/** Starts the server as an owner does, on a free port and a site of the tests; `saw` waits for what it prints. */
export function startServerProcess(
  { siteDir }: Pick<SiteFixture, 'siteDir'>,
  env: Record<string, string>,
  { nodeOptions = [], main = MAIN }: { readonly nodeOptions?: readonly string[]; readonly main?: string } = {},
) {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { PORT: '0', SITE_DIR: siteDir, DATA_DIR: join(siteDir, 'data'), ...env },
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'close').then(([code]) => Number(code));
  const saw = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match[1] ?? match[0];
      await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(`ended: ${output}`)))]);
    }
  };
  return { child, ended, saw, output: () => output };
}
