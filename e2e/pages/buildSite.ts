import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');

/** The folder that buildSite() builds into. */
export const siteFolder = (name: string) => join(root, '.cache', 'sites', name);

/**
 * Builds the site with other settings into a folder of its own, which has `build` and `server-data` as the site's folder has. Builds
 * share what they generate, so they take turns. Returns the folder.
 */
export async function buildSite(name: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = siteFolder(name);
  const build = join('..', '.cache', 'sites', name, 'build');
  await mkdir(folder, { recursive: true });
  // The framework's build for the server is CommonJS, which the package around this folder is not.
  await writeFile(join(folder, 'package.json'), '{}');
  const run = (...command: string[]) =>
    promisify(execFile)(process.execPath, command, {
      cwd: join(root, 'site'),
      env: { ...process.env, ...settings },
      maxBuffer: 64 * 1024 * 1024,
    });
  const lock = await takeTurn();
  try {
    await run('postbuild/buildPages.mjs', '--out-dir', build);
    await run('--expose-gc', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', 'postbuild/completeBuild.ts', build);
  } finally {
    await rm(lock);
  }
  return folder;
}

/** Waits until no other worker of the tests builds. A lock that a worker left behind when it was killed counts for nothing. */
async function takeTurn(): Promise<string> {
  const lock = join(root, '.cache', 'sites', 'building');
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      return lock;
    } catch {
      const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
      if (owner > 0 && !isRunning(owner)) await rm(lock, { force: true });
      await setTimeout(200);
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
