import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { HIERARCHY_LEVELS, type SearchRecord } from '@feedback-docs/protocol';
import { labelledSets, nameSets, pastedSets } from './moreSets.ts';

/** Where the kit and its corpora are unpacked. */
export const cache = resolve('.cache/search-kit');
export const corpora = ['react', 'cranfield'] as const;
/** The README files of the installed packages, the largest corpus that needs nothing but the lockfile. */
export const readmes = 'readmes';
/** Packages whose documentation has labelled queries in sets/. */
export const packages = ['fastify', 'undici', 'ai'] as const;

/** Copies the kit beside our node_modules, where its adapters find the engines they load, and unpacks its data. */
export function prepareKit(kit: string): void {
  if (!existsSync(join(kit, 'bench.mjs'))) {
    throw new Error(`No bench kit at ${kit}: the comparison needs its corpora. Pass its folder as the first argument.`);
  }
  mkdirSync(cache, { recursive: true });
  for (const part of ['bench.mjs', 'queries.mjs', 'lib', 'adapters', 'split.mjs', 'package.json']) {
    cpSync(join(kit, part), join(cache, part), { recursive: true });
  }
  for (const corpus of corpora) {
    for (const file of [`${corpus}.json`, `${corpus}.q.json`]) {
      writeFileSync(join(cache, file), gunzipSync(readFileSync(join(kit, 'data', `${file}.gz`))));
    }
  }
  addQueries('react', (sections) => ({ ...pastedSets(sections), ...nameSets(sections) }));
  for (const name of packages) {
    node([join(cache, 'split.mjs'), '--in', `node_modules/${name}/docs`, '--out', join(cache, `${name}.json`)]);
    writeFileSync(join(cache, `${name}.q.json`), '{"sets":{}}');
    addQueries(name, (sections) => ({ ...labelledSets(name, sections), ...nameSets(sections) }));
  }
}

/** Splits the README files of the installed packages into sections, with the kit's own queries and pasted texts for them. */
export function prepareReadmes(): void {
  const folder = join(cache, readmes);
  rmSync(folder, { recursive: true, force: true });
  for (const file of globSync('node_modules/{*,@*/*}/README.md', { exclude: ['node_modules/@feedback-docs'] }))
    cpSync(file, join(folder, file.replace('node_modules', '').replace('/README.md', '.md')));
  const records = join(cache, `${readmes}.json`);
  node([join(cache, 'split.mjs'), '--in', folder, '--out', records]);
  node([join(cache, 'queries.mjs'), '--records', records, '--out', join(cache, `${readmes}.q.json`)]);
  addQueries(readmes, (sections) => ({ ...pastedSets(sections), ...nameSets(sections) }));
}

/** Adds query sets to those of a corpus. */
function addQueries(corpus: string, makeSets: (sections: Parameters<typeof pastedSets>[0]) => object): void {
  const records = JSON.parse(readFileSync(join(cache, `${corpus}.json`), 'utf8')) as SearchRecord[]; // the kit's own files
  const queries = JSON.parse(readFileSync(join(cache, `${corpus}.q.json`), 'utf8')) as { sets: object };
  const sections = records.map(({ objectID, url, hierarchy, content }, id) => ({
    id,
    objectID,
    url,
    heading: HIERARCHY_LEVELS.map((level) => hierarchy[level] ?? '').findLast((text) => text !== '') ?? '',
    content: content ?? '',
  }));
  const sets = { ...queries.sets, ...makeSets(sections) };
  writeFileSync(join(cache, `${corpus}.q.json`), JSON.stringify({ sets }));
}

/** Runs a script; throws when it fails. */
export function node(command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with status ${status}; see its output above.`);
}
