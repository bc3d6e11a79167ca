import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';

/** A browser that is installed and doesn't start here, as in a container that forbids what it needs. */
export class EngineDoesNotStart extends Error {}

/** A program that was started and is ready. */
export interface Program<Ready> {
  readonly ready: Ready;
  /** What it has written so far. */
  readonly output: () => string;
  /** Ends it; resolves when it and what it has started write no more. */
  stop(): Promise<void>;
}

const LOOK_MS = 50;

/**
 * Starts a program and asks `isReady`, which is given the output so far, until it returns something.
 * Throws EngineDoesNotStart, with the output, when the program ends before.
 */
export async function startProgram<Ready>(
  command: string,
  args: readonly string[],
  isReady: (output: string) => Ready | undefined | Promise<Ready | undefined>,
  env: NodeJS.ProcessEnv = {},
): Promise<Program<Ready>> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  let failure: string | undefined;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece));
  child.on('error', ({ message }) => (failure = message));
  child.on('exit', (code, signal) => (failure ??= `it ended with ${signal ?? `exit code ${code}`}`));
  for (;;) {
    const ready = await isReady(output);
    if (ready !== undefined) return { ready, output: () => output, stop: () => stop(child) };
    if (failure !== undefined) throw new EngineDoesNotStart(`${command}: ${failure}. ${output.trim()}`);
    await pass(LOOK_MS);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill();
  await closed;
}
