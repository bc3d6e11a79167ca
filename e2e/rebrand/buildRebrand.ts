import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_SETTINGS } from '../../tools/setup/ensureBuilt.mjs';

/** Beside our own site, so that it finds the same installed packages. The bundler's cache in it stays for the next run. */
export const FOLDER = join('.cache', 'rebrand', 'site');
/** What belongs to a product and its docs: the fixture has it, the site's own is left out. */
const OF_THE_PRODUCT = ['brand.ts', 'docs', 'product', 'questions', 'questionDrafts', 'readerWords', 'words.txt'];
const BUILT = ['build', 'server-data', 'node_modules', '.docusaurus'];
/** How questions about versions are worded, which holds for any product. */
const LEARNED = 'questions/intentWeights.json';

/** Lays out the site with brand.ts, profile and docs of another product, and builds it. */
export async function buildRebrand(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (name !== 'node_modules') rmSync(join(FOLDER, name), { recursive: true });
  const left = [...OF_THE_PRODUCT, ...BUILT].map((name) => join('site', name));
  cpSync('site', FOLDER, { recursive: true, filter: (source) => !left.includes(source) });
  cpSync(join('e2e', 'rebrand', 'other'), FOLDER, { recursive: true });
  if (existsSync(join('site', LEARNED))) cpSync(join('site', LEARNED), join(FOLDER, LEARNED));
  await buildAgain();
}

/** Builds it as it lies there, with the bundler's cache of the build before. Throws with what the build printed when it fails. */
export function buildAgain(): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join('site', 'package.json'), 'utf8')) as { scripts: { build: string } };
  return run(scripts.build);
}

function run(command: string): Promise<void> {
  const output: string[] = [];
  const unset = Object.fromEntries(BUILD_SETTINGS.map((name) => [name, '']));
  return new Promise((done, fail) => {
    const child = spawn(command, { cwd: FOLDER, shell: true, env: { ...process.env, ...unset } });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => output.push(text.toString()));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`The site of another product could not be built:\n${output.join('')}`)),
    );
  });
}
