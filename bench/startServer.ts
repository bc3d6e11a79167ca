import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningSite } from './RunningSite.ts';

/** The real server, started for a measurement. */
export interface RunningServer extends RunningSite {
  readonly pid: number;
  /** The folder of its store, which goes when the server stops. */
  readonly dataDir: string;
}

/** Starts the real server on a free port of the loopback with a store of its own. Throws when it does not get ready. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SHUTDOWN_DELAY_MS: '0',
      LIMIT_THIS_MACHINE: 'false',
      DATA_DIR: scratch,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(scratch, { recursive: true });
  };
  let output = '';
  // Goes on reading afterwards, so that a log never fills the pipe and stops the server.
  server.stdout.on('data', (part: Buffer) => {
    if (!output.includes('Ready: ')) output += part;
  });
  while (!output.includes('Ready: ')) {
    await Promise.race([once(server.stdout, 'data'), ended]);
    if (server.exitCode === null && !output.includes('"level":50')) continue;
    await stop();
    throw new Error(`The server did not get ready, so nothing can be measured. It said: ${output || 'nothing'}`);
  }
  const base = /Listening on (http:[^"]+)/.exec(output)?.[1] ?? '';
  return { base, pid: server.pid ?? 0, dataDir: scratch, stop };
}
