// @ts-check
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Names the binaries of the installed packages first, so that "node" is the pinned version. */
const PROJECT_PATH = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

/**
 * Runs a command of the project and resolves to its exit code. Output goes straight to the reader.
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
    child.on('close', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
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
