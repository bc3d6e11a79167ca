import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts our server on a built site, on a free port, with further settings, and waits until it is ready. */
export async function startServer(
  siteDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; close: () => void }> {
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: siteDir,
      DATA_DIR: join(siteDir, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const sawReady = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('Ready: ')) resolve();
    });
  });
  const ended = once(child, 'close').then(() => Promise.reject(new Error(`The server ended:\n${output}`)));
  await Promise.race([sawReady, ended]);
  ended.catch(() => undefined);
  const origin = /Listening on (http:\/\/[\d.:]+)/.exec(output)?.[1] ?? '';
  return { origin, close: () => void child.kill() };
}
