import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastStage } from './lastStage.ts';

/**
 * Fills a folder with what the image holds: what the last stage of the Dockerfile copies, Node at the place it has in the base image, and
 * the libraries that Node loads. There is no shell in it, and nothing else of the base image. Needs a built site.
 */
export function makeRoot(root: string): void {
  execFileSync('npm', ['run', '--silent', 'image'], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const folder of ['app', 'data', 'dev', 'proc', 'nodejs/bin']) mkdirSync(join(root, folder), { recursive: true });
  for (const { from, to } of lastStage(readFileSync('Dockerfile', 'utf8')).copies)
    cpSync(from, join(root, 'app', to), { recursive: true });
  cpSync(process.execPath, join(root, 'nodejs/bin/node'));
  const libraries = String(execFileSync('ldd', [process.execPath])).match(/\/\S+/g) ?? [];
  for (const library of libraries) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
}
