import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReplaceModules } from './ReplaceModules.ts';
import type { Replacement } from './replacements.ts';

const LINK: Replacement = {
  id: 'link',
  module: '@docusaurus/core/lib/Link.js',
  by: 'src/Link',
  why: 'Ours is smaller.',
  earns: '1 KiB',
};
const HELMET: Replacement = { ...LINK, id: 'helmet', module: 'helmet', by: 'src/Helmet.js' };

let siteDir: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
};

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'replace-'));
  write('package.json', '{}');
  write('node_modules/@docusaurus/core/package.json', '{ "version": "3.99.0" }');
  write('node_modules/@docusaurus/core/lib/Link.js', 'export default "theirs"');
  write('node_modules/helmet/index.js', 'export default "theirs"');
  write('src/Link.js', 'export default "our link"');
  write('src/Helmet.js', 'export default "our helmet"');
  write('entry.js', 'import a from "@docusaurus/core/lib/Link.js"; import b from "helmet"; console.log(a, b)');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** The errors of a build with these replacements, and the file it writes. */
async function build(replacements: readonly Replacement[]): Promise<{ errors: string[]; text: string }> {
  const bundler = rspack as unknown as CurrentBundler['instance'];
  const replace = new ReplaceModules(replacements, bundler, {
    siteDir,
    ownDir: siteDir,
    generatedFilesDir: join(siteDir, 'generated'),
  });
  const { promise, resolve, reject } = Promise.withResolvers<{ errors: string[]; text: string }>();
  const compiler = rspack({
    mode: 'none',
    context: siteDir,
    entry: './entry.js',
    output: { path: join(siteDir, 'out') },
    resolve: { alias: replace.aliases(undefined) },
    plugins: [replace as never],
  });
  compiler.run((error, stats) => {
    if (error || !stats) return reject(error ?? new Error('The bundler tells nothing.'));
    const { errors = [], modules = [] } = stats.toJson({ source: true });
    return resolve({
      errors: errors.map(({ message }) => message),
      text: modules.map(({ source }) => source).join('\n'),
    });
  });
  return promise;
}

test('a file and a package are replaced', async () => {
  const { errors, text } = await build([LINK, HELMET]);
  expect(errors).toEqual([]);
  expect(text).toContain('our link');
  expect(text).toContain('our helmet');
  expect(text).not.toContain('theirs');
});

test('a file that is not there any more fails the build with the version, the reason and the switch, beside all other faults', async () => {
  rmSync(join(siteDir, 'node_modules/@docusaurus/core/lib/Link.js'));
  write('entry.js', 'console.log(1)');
  const { errors } = await build([LINK, HELMET]);
  expect(errors.join('\n')).toContain('helmet is imported by nothing any more');
  expect(errors.join('\n')).toContain(
    "@docusaurus/core/lib/Link.js is not there in Docusaurus 3.99.0. src/Link takes its place: Ours is smaller. Correct its entry in the replacements of docusaurus-first-load, or keep the framework's own with its option parts: { 'link': false }.",
  );
});

test('a file that nothing imports any more is an error', async () => {
  write('entry.js', 'import "helmet"');
  const { errors } = await build([LINK, HELMET]);
  expect(errors.join('\n')).toContain(
    '@docusaurus/core/lib/Link.js is imported by nothing any more in Docusaurus 3.99.0.',
  );
  expect(errors).toHaveLength(1);
});

test('a second copy, which would stay in the app, is an error that names it', async () => {
  write('node_modules/theme/node_modules/@docusaurus/core/lib/Link.js', 'export default "theirs too"');
  write('node_modules/theme/index.js', 'import "@docusaurus/core/lib/Link.js"');
  write('entry.js', 'import "theme"; import "@docusaurus/core/lib/Link.js"');
  const { errors } = await build([LINK]);
  expect(errors.join('\n')).toMatch(
    /is still in the build, as \S*theme\/node_modules\/@docusaurus\/core\/lib\/Link\.js/,
  );
});
