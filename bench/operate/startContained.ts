import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processorTime } from '../processUse.ts';
import { lastStage } from './lastStage.ts';

const MEMORY_MB = 512;
/** The two versions of control groups, and how each names the limit of memory. */
const GROUPS = [
  ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
  ['/sys/fs/cgroup', 'memory.max'],
] as const;

/** A server that runs as an engine would run it. */
export interface Contained {
  readonly base: string;
  readonly pid: number;
  /** Until `/health/ready` could answer 200: by the clock, and of one core's time. */
  readonly readyS: number;
  readonly readyProcessorS: number;
  /** Whether the kernel limits it to 512 MB; it does not where this user may make no control group. */
  readonly isMemoryLimited: boolean;
  /** Runs the HEALTHCHECK of the Dockerfile beside it; throws when it fails. */
  checkHealth(): void;
  stop(): Promise<number>;
}

/**
 * Starts the last stage of the Dockerfile in namespaces of its own (bubblewrap): as its user, on a read-only root that holds nothing but
 * the image, without capabilities, on the given cores and with 512 MB.
 */
export async function startContained(root: string, data: string, cores: string): Promise<Contained> {
  const { environment, user, command, healthCheck } = lastStage(readFileSync('Dockerfile', 'utf8'));
  const group = limitMemory();
  const sandbox = [
    'bwrap',
    ...[
      '--unshare-user',
      '--unshare-ipc',
      '--unshare-uts',
      '--cap-drop',
      'ALL',
      '--die-with-parent',
      '--clearenv',
      '--chdir',
      '/app',
    ],
    ...['--ro-bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--bind', data, '/data'],
    ...['--uid', user, '--gid', user],
    // The address it listens on is this machine's, and so are the requests of the bench.
    ...Object.entries({ ...environment, HOST: '127.0.0.1', PORT: PORT, LIMIT_THIS_MACHINE: 'false' }).flatMap(
      ([name, value]) => ['--setenv', name, value],
    ),
  ];
  const before = performance.now();
  const enter = group === undefined ? 'exec "$@"' : `echo $$ > ${group}/cgroup.procs && exec "$@"`;
  const server = spawn('sh', ['-c', enter, 'sh', 'taskset', '-c', cores, ...sandbox, '/nodejs/bin/node', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let output = '';
  server.stdout.on('data', (part: Buffer) => {
    if (!output.includes('Ready: ')) output += part;
  });
  while (!output.includes('Ready: ')) {
    await Promise.race([once(server.stdout, 'data'), ended]);
    if (server.exitCode !== null) throw new Error(`The server ended: ${output}`);
  }
  const readyS = rounded((performance.now() - before) / 1000);
  const pid = childOf(server.pid ?? 0);
  return {
    base: `http://127.0.0.1:${PORT}`,
    pid,
    readyS,
    readyProcessorS: rounded(processorTime(pid) / 1000),
    isMemoryLimited: group !== undefined,
    checkHealth() {
      const check = healthCheck.map((word) => word.replace(':3000', `:${PORT}`));
      execFileSync(sandbox[0] ?? '', [...sandbox.slice(1), ...check], { stdio: 'inherit' });
    },
    async stop() {
      process.kill(pid, 'SIGTERM');
      const [code] = await ended;
      if (group !== undefined) await removeGroup(group);
      return Number(code);
    },
  };
}

const PORT = '3471';

function limitMemory(): string | undefined {
  for (const [parent, limit] of GROUPS) {
    if (!existsSync(join(parent, 'cgroup.procs'))) continue;
    const group = join(parent, `docs-bench-${process.pid}`);
    try {
      mkdirSync(group);
      writeFileSync(join(group, limit), String(MEMORY_MB * 1024 * 1024));
      return group;
    } catch {}
  }
  return undefined;
}

/** The only child of a process: the sandbox waits for what it started. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}

/** The kernel may need a moment to see that a group is empty. */
async function removeGroup(group: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return rmdirSync(group);
    } catch (error) {
      if (tries === 50) throw error;
      await delay(100);
    }
  }
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
