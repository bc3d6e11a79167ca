// npm run pack [folder]: builds dist with declarations for every package and packs tarballs that any site can install (default .cache/packed).
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publishedManifest, rewriteWorkerPaths } from './publishedManifest.ts';

const target = resolve(process.argv[2] ?? '.cache/packed');
const stage = join(target, 'staged');
const names = readdirSync('packages').filter((name) => existsSync(join('packages', name, 'package.json')));
rmSync(target, { recursive: true, force: true });

const queue = [...names];
await Promise.all([work(), work()]);
console.log(`Packed ${names.length} packages into ${target}.`);

async function work(): Promise<void> {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) await pack(name);
}

async function pack(name: string): Promise<void> {
  const source = join('packages', name);
  const folder = join(stage, name);
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  await compile(name, dist);
  const others = globSync('src/**/*.{css,json}', { cwd: source });
  for (const file of others) {
    const copy = join(dist, file.slice('src/'.length));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(source, file), copy);
  }
  for (const file of globSync('**/*.js', { cwd: dist })) {
    const text = readFileSync(join(dist, file), 'utf8');
    const rewritten = rewriteWorkerPaths(text);
    if (rewritten !== text) writeFileSync(join(dist, file), rewritten);
  }
  // The framework takes every script below a theme's folder for a component.
  for (const file of globSync('theme/**/*.d.ts', { cwd: dist })) rmSync(join(dist, file));
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(publishedManifest(manifest), null, 2));
  cpSync('LICENSE', join(folder, 'LICENSE'));
  if (existsSync(join(source, 'README.md'))) cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Compiles a package's sources, tests left out, with a configuration of its own beside the package's. */
async function compile(name: string, dist: string): Promise<void> {
  const config = join('packages', name, 'tsconfig.pack.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: './src',
        outDir: dist,
      },
      include: ['src/**/*.ts', 'src/**/*.tsx'],
      exclude: ['src/**/*.test.*', 'src/**/fake*'],
    }),
  );
  try {
    await run('tsc', ['-p', config]);
  } finally {
    rmSync(config);
  }
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} failed. The lines above say why.`)),
    );
  });
}
