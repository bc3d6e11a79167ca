import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where everything this bench installs and builds lives; git ignores it, and it may be deleted at any time. */
export const BENCH_FOLDER = resolve('.cache/bench-pages');

/** The exact versions of all that this bench installs. */
export const PINNED_PACKAGES = join(import.meta.dirname, '..', 'packages.json');

/**
 * Installs the peers and the measuring tools in the exact versions of packages.json, unless they are there. They are not packages of
 * the repository because nothing but this bench needs their 480 MB. Throws when npm does.
 */
export async function installPackages(): Promise<void> {
  const pinned = readFileSync(PINNED_PACKAGES, 'utf8');
  const installed = join(BENCH_FOLDER, 'installed.json');
  if (readOrEmpty(installed) === pinned) return;
  console.log('Installing peers and measuring tools (about a minute)');
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: JSON.parse(pinned) };
  writeFileSync(join(BENCH_FOLDER, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(BENCH_FOLDER, 'load.js'), 'export const load = (name) => import(name);\n');
  await runIn(BENCH_FOLDER, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(installed, pinned);
}

/** A module of one of those packages. What it exports is for the caller to say. */
export async function loadPackage(name: string): Promise<unknown> {
  const { load } = (await import(pathToFileURL(join(BENCH_FOLDER, 'load.js')).href)) as {
    load: (name: string) => Promise<unknown>;
  };
  return load(name);
}

/** Runs a command and waits for its end. Throws with the last of its output when it fails. */
export async function runIn(folder: string, command: string, parameters: readonly string[]): Promise<void> {
  const child = spawn(command, parameters, { cwd: folder, env: quietEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output = (output + part).slice(-3000);
    });
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`"${command} ${parameters.join(' ')}" ended with ${code} in ${folder}. Its last words:\n${output}`);
}

/** The environment of a command whose output is for machines and that reports nothing to anybody. */
export function quietEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, CI: 'true', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
