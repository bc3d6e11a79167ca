import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { STRANGERS, type Stranger } from './strangers.ts';

/** Outside of the repository, where no folder above holds our sources. Kept, so that what is installed once is not fetched again. */
const FOLDER = join(tmpdir(), 'feedback-docs-strangers');
export const FRAMEWORK = '3.10.2';
/** What of it strangers are built with; all of one version. */
export const FRAMEWORK_PACKAGES = [
  '@docusaurus/core',
  '@docusaurus/faster',
  '@docusaurus/preset-classic',
  'create-docusaurus',
] as const;
const MODES = ['service', 'browser'] as const;

export type Mode = (typeof MODES)[number];

/** The folder of a site built in a mode: its `build` and, for the server, its `server-data`. */
export function builtStranger(name: string, mode: Mode): string {
  return join(FOLDER, name, mode);
}

/** The command that serves a built site, as it is installed. */
export const SERVER = join(FOLDER, 'node_modules', '@feedback-docs', 'server', 'dist', 'main.js');

/** Packs our packages, installs them beside the framework, and builds the sites in both modes, or in some. */
export async function buildStrangers(
  modes: readonly Mode[] = MODES,
  strangers: readonly Stranger[] = STRANGERS,
): Promise<void> {
  install(FOLDER, FRAMEWORK);
  await buildAll(FOLDER, { modes, strangers });
}

interface BuildOptions {
  readonly modes: readonly Mode[];
  readonly strangers?: readonly Stranger[];
  /** Those of a theme in place of ours. */
  readonly themes?: string;
}

/** Writes sites into a folder where the framework is installed, and builds them, two at a time. */
export async function buildAll(folder: string, { modes, strangers = STRANGERS, themes }: BuildOptions): Promise<void> {
  const modules = join(folder, 'node_modules');
  for (const stranger of strangers) {
    rmSync(join(folder, stranger.name), { recursive: true, force: true });
    stranger.write(join(folder, stranger.name), { modules, ours: resolve('node_modules'), themes });
  }
  const queue = strangers.map(({ name }) => name);
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      for (const mode of modes) {
        const { code, output } = await build(folder, name, mode);
        if (code !== 0) throw new Error(`${name} could not be built in ${mode} mode:\n${output}`);
      }
  };
  await Promise.all([work(), work()]);
}

/** Packs our packages and installs them into a folder, beside a version of the framework. */
export function install(folder: string, framework: string): void {
  mkdirSync(folder, { recursive: true });
  const packed = join(folder, 'packed');
  execFileSync('node', ['tools/pack/packPackages.ts', packed], { stdio: 'inherit' });
  const tarballs = readdirSync(packed).filter((file) => file.endsWith('.tgz'));
  const ours = tarballs.map((file) => {
    const name = /^feedback-docs-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1];
    // Under the name of its content, so that a changed package is installed again.
    const hash = createHash('sha256')
      .update(readFileSync(join(packed, file)))
      .digest('hex')
      .slice(0, 8);
    return [`@feedback-docs/${name}`, `file:packed/${file}`, hash] as const;
  });
  installBeside(folder, framework, Object.fromEntries(ours.map(([name, file]) => [name, file])), ours);
}

/** Installs packages into a folder, beside a version of the framework. With other `hashes` than last time they are installed again. */
export function installBeside(
  folder: string,
  framework: string,
  packages: Readonly<Record<string, string>>,
  hashes: unknown = [],
): void {
  mkdirSync(folder, { recursive: true });
  const dependencies = {
    ...Object.fromEntries(FRAMEWORK_PACKAGES.map((name) => [name, framework])),
    '@mdx-js/react': '3.1.1',
    clsx: '2.1.1',
    'prism-react-renderer': '2.4.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
    ...packages,
  };
  const manifest = JSON.stringify({ name: 'strangers', private: true, dependencies, hashes }, null, 2);
  const file = join(folder, 'package.json');
  const modules = join(folder, 'node_modules');
  if (existsSync(join(modules, '.package-lock.json')) && existsSync(file) && readFileSync(file, 'utf8') === manifest)
    return;
  rmSync(join(folder, 'package-lock.json'), { force: true });
  rmSync(join(modules, '@feedback-docs'), { recursive: true, force: true });
  rmSync(join(modules, '.package-lock.json'), { force: true });
  writeFileSync(file, manifest);
  const flags = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-package-lock',
    // Packages that name the major before as their peer are what a try of the next one is about.
    ...(framework === FRAMEWORK ? [] : ['--legacy-peer-deps']),
    '--loglevel=error',
  ];
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' });
}

/** Builds the site of a name in a folder where the framework is installed. */
export function build(folder: string, name: string, mode: Mode): Promise<{ code: number | null; output: string }> {
  const docusaurus = join(folder, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const output: string[] = [];
  return new Promise((done, fail) => {
    const child = spawn('node', [docusaurus, 'build', '--out-dir', join(mode, 'build')], {
      cwd: join(folder, name),
      env: { ...process.env, NODE_ENV: 'production', SEARCH_MODE: mode },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => output.push(text.toString()));
    child.on('error', fail);
    child.on('close', (code) => done({ code, output: output.join('') }));
  });
}
