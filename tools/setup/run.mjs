// @ts-check
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

/** Names the binaries of the installed packages first, so that "node" is the pinned version. */
const PROJECT_PATH = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

const ABORTED = 128 + constants.signals.SIGABRT;
/** Where the bundler keeps what it compiled, for the commands of the root folder and for the site's build. */
const BUNDLER_CACHES = ['node_modules/.cache/rspack', 'site/node_modules/.cache/rspack'];

/**
 * Runs a command of the project and resolves to its exit code, for a signal the one that a shell gives. Output goes straight to the reader.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, PATH: PROJECT_PATH, ...env },
      shell: process.platform === 'win32',
    });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? (signal === null ? 1 : 128 + constants.signals[signal]));
    });
  });
}

/**
 * Runs a command that bundles the site. A process that was killed while it wrote the bundler's cache leaves one on which every later run
 * aborts; when a run aborts, the cache is deleted and the command runs once more.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, caches?: string[] }} [options]
 * @returns {Promise<number>}
 */
export async function runBundler(command, args, { env = {}, caches = BUNDLER_CACHES } = {}) {
  const code = await run(command, args, env);
  if (code !== ABORTED) return code;
  console.error('\nThe bundler aborted. Its cache is deleted, in case it is damaged, and the command runs once more.');
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  return run(command, args, env);
}

/**
 * Runs a step and ends the process with a remedy when it fails.
 * @param {string} what what the step does, shown before it runs
 * @param {string} remedy what the reader can do when it fails
 * @param {() => Promise<number>} step
 */
export async function mustRun(what, remedy, step) {
  const start = Date.now();
  console.log(`\n> ${what}`);
  const code = await step();
  if (code !== 0) {
    console.error(`\n${what}: failed with exit code ${code}. ${remedy}`);
    process.exit(code);
  }
  console.log(`> done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
