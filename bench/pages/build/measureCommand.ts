import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { quietEnvironment } from '../peers/BenchFolder.ts';
import { childUserSeconds, sessionOf } from './readProcessStat.ts';

/** What a command and all it started took. */
export interface CommandCost {
  /** Processor time in seconds, without that of the system. */
  readonly userSeconds: number;
  readonly wallSeconds: number;
  /** The most memory that all processes held together, in MiB; what they share is counted for each. */
  readonly peakMiB: number;
}

const SAMPLE_MS = 100;
const PAGE_BYTES = 4096;

/** Runs a command to its end and measures it. Linux only. Throws with the last of its output when it fails. */
export async function measureCommand(
  folder: string,
  [command, ...parameters]: readonly [string, ...string[]],
): Promise<CommandCost> {
  if (process.platform !== 'linux')
    throw new Error(`Builds are measured through /proc, which ${process.platform} does not have. Run this on Linux.`);
  const before = childUserSeconds(readFileSync('/proc/self/stat', 'utf8'));
  const started = performance.now();
  // Detached, it leads a session of its own, by which all that it starts can be found.
  const child = spawn(command, parameters, { cwd: folder, env: quietEnvironment(), detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output = (output + part).slice(-3000);
    });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? Number.NaN));
  }, SAMPLE_MS);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`"${command} ${parameters.join(' ')}" ended with ${code} in ${folder}:\n${output}`);
  return {
    userSeconds: childUserSeconds(readFileSync('/proc/self/stat', 'utf8')) - before,
    wallSeconds: (performance.now() - started) / 1000,
    peakMiB: peak / 2 ** 20,
  };
}

/** Bytes held by the processes of a session. */
function memoryOf(session: number): number {
  let bytes = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (sessionOf(readFileSync(`/proc/${entry}/stat`, 'utf8')) !== session) continue;
      bytes += Number(readFileSync(`/proc/${entry}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
    } catch {
      // It ended between the listing and the look.
    }
  }
  return bytes;
}
