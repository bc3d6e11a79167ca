// @ts-check
import { existsSync } from 'node:fs';
import { fingerprint, isRemembered, remember } from './fingerprint.mjs';
import { mustRun, run } from './run.mjs';

const OLDEST_NODE = 20;

/** Installs the locked packages, the pinned Node among them, unless that was done for this very lock file. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    console.error(
      `Node ${process.versions.node} is too old: Node ${OLDEST_NODE} or newer starts the project (which then brings its own). Install a current Node and try again.`,
    );
    process.exit(1);
  }
  const wanted = fingerprint(['package-lock.json', 'package.json']);
  if (existsSync('node_modules/.bin/node') && isRemembered('installed', wanted)) return;
  await mustRun(
    'Installing packages (first time: one to three minutes)',
    'Check the connection to the package registry, then run the command again.',
    () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  remember('installed', wanted);
}
