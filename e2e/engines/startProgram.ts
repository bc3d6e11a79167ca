import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pass } from 'node:timers/promises';

/** A browser that is not installed, or does not start here, as in a container that forbids what it needs: its tests are skipped. */
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
/** What has not started by then hangs, in milliseconds. */
const START_MS = 90_000;
/** How long a program has to end by itself, in milliseconds. */
const END_MS = 10_000;

/**
 * Starts a program and asks `isReady`, which is given the output so far, until it returns something.
 * Throws EngineDoesNotStart, with the output, when the program ends before or is not ready within `limitMs`.
 */
export async function startProgram<Ready>(
  command: string,
  args: readonly string[],
  isReady: (output: string) => Ready | undefined | Promise<Ready | undefined>,
  { env = {}, limitMs = START_MS }: { env?: NodeJS.ProcessEnv; limitMs?: number } = {},
): Promise<Program<Ready>> {
  // With a group of its own, so that what it starts can be ended with it.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  // A run that is given up must leave no browser behind.
  const end = () => signal(child, 'SIGKILL');
  process.once('exit', end);
  const closed = new Promise<void>((resolve) => child.once('close', resolve));
  void closed.then(() => process.off('exit', end));
  const stop = async () => {
    if (child.pid === undefined) return;
    signal(child, 'SIGTERM');
    const impatience = setTimeout(end, END_MS);
    await closed;
    clearTimeout(impatience);
  };
  const until = Date.now() + limitMs;
  let output = '';
  let failure: string | undefined;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece));
  child.on('error', ({ message }) => (failure = message));
  child.on('exit', (code, signal) => (failure ??= `it ended with ${signal ?? `exit code ${code}`}`));
  for (;;) {
    const ready = await Promise.try(isReady, output).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    if (ready !== undefined) return { ready, output: () => output, stop };
    if (Date.now() > until) failure ??= `it has not started within ${limitMs / 1000} s`;
    if (failure !== undefined) {
      await stop();
      throw new EngineDoesNotStart(`${command} does not start here: ${failure}. ${output.trim()}`);
    }
    await pass(LOOK_MS);
  }
}

/** Tells a program and all that it has started. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch (error) {
    // Nobody is left to be told.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
