import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stageCommands } from './stageCommands.ts';

/**
 * Fills a folder with what the image holds: the application by the steps of the Dockerfile, Node at the place it has in the base image,
 * and the libraries that Node loads. There is no shell in it, and nothing else of the base image.
 */
export function makeRoot(root: string): void {
  const app = join(root, 'app');
  execFileSync('npm', ['run', '--silent', 'pack'], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const folder of ['app', 'data', 'dev', 'proc', 'nodejs/bin']) mkdirSync(join(root, folder), { recursive: true });
  for (const command of stageCommands(readFileSync('Dockerfile', 'utf8'), 'modules')) {
    if (command.kind === 'run') execFileSync('sh', ['-c', command.text.replace('mkdir /data', 'true')], { cwd: app });
    else
      for (const from of command.from) cpSync(from, join(app, command.to(from)), { recursive: true, filter: isSent });
  }
  for (const folder of ['site/build', 'site/server-data']) cpSync(folder, join(app, folder), { recursive: true });
  cpSync(process.execPath, join(root, 'nodejs/bin/node'));
  const libraries = String(execFileSync('ldd', [process.execPath])).match(/\/\S+/g) ?? [];
  for (const library of libraries) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
}

/** What `.dockerignore` keeps out of every stage. */
function isSent(path: string): boolean {
  return !path.includes('node_modules');
}
