import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The assistant gives way to all else on the machine while it starts. */
export const START_MINUTES = 5;

/** A server of a built site on a port of its own. */
export interface StartedServer {
  readonly origin: string;
  /** All that it printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Its command; the workspace's own by default. */
  readonly main?: string;
  /** Further settings, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the server on a built site, with a store of its own, and waits until it is ready. */
export async function startServer(
  folder: string,
  { main = join('packages', 'server', 'src', 'main.ts'), settings = {} }: ServerOptions = {},
): Promise<StartedServer> {
  const server = spawn(process.execPath, [main, folder], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'server-')),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  const stop = () =>
    new Promise<void>((done) => {
      if (server.exitCode !== null) done();
      server.once('exit', () => done());
      server.kill();
    });
  let origin = '';
  await expect(async () => {
    if (server.exitCode !== null) throw new Error(`The server stopped with code ${server.exitCode}:\n${printed}`);
    origin = /Listening on (http:\/\/[\d.:]+)/.exec(printed)?.[1] ?? '';
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  }).toPass({ timeout: START_MINUTES * 60_000 });
  return { origin, printed: () => printed, stop };
}
