import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningSite } from './RunningSite.ts';
import { serveThrough } from './serveThrough.ts';

/** Our site from our own server, with its headers and its search, behind TLS. Throws when the server does not start. */
export async function serveOwn(siteDir: string): Promise<RunningSite> {
  const scratch = mkdtempSync(join(tmpdir(), 'pages-bench-'));
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    env: { ...process.env, SITE_DIR: siteDir, PORT: '0', HOST: '127.0.0.1', SHUTDOWN_DELAY_MS: '0', DATA_DIR: scratch },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let output = '';
  server.stdout.on('data', (part: Buffer) => {
    if (!output.includes('Ready: ')) output += part;
  });
  while (!output.includes('Ready: ')) {
    await Promise.race([once(server.stdout, 'data'), ended]);
    if (server.exitCode !== null)
      throw new Error('Our server did not start, so our site cannot be measured; see above.');
  }
  const front = await serveThrough(/Listening on (http:[^"]+)/.exec(output)?.[1] ?? '');
  return {
    base: front.base,
    async stop() {
      await front.stop();
      server.kill('SIGTERM');
      await ended;
      rmSync(scratch, { recursive: true });
    },
  };
}
