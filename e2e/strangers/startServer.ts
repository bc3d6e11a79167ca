import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The assistant gives way to all else on the machine while it starts. */
export const START_MINUTES = 5;

/** A server of a built site on a port of its own. */
export interface StartedServer {
  readonly address: string;
  /** All that it printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** Serves a built site, with the workspace's own server unless another is named. */
export async function startServer(
  folder: string,
  main = join('packages', 'server', 'src', 'main.ts'),
): Promise<StartedServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn('node', [main, folder], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'server-')),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  const stop = () =>
    new Promise<void>((done) => {
      if (server.exitCode !== null) done();
      server.once('exit', () => done());
      server.kill();
    });
  await expect(async () => {
    if (server.exitCode !== null) throw new Error(`The server stopped with code ${server.exitCode}:\n${printed}`);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  }).toPass({ timeout: START_MINUTES * 60_000 });
  return { address, printed: () => printed, stop };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
