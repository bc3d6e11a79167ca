import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { GeneratedRoute, GeneratedSite } from './GeneratedSite.ts';

/** The component of a route: a call with its path and, of all but the last route, a hash. */
const CREATOR = /ComponentCreator\('[^']*'(?:, ('[^']*'))?\)/g;

/**
 * Reads what the framework generated into `.docusaurus`. Throws when a file is not written as Docusaurus 3.10 writes it, so that an
 * update cannot silently bring the whole list of pages back into the first script.
 */
export function readGeneratedSite(generatedDir: string): GeneratedSite {
  const read = (name: string) => readFileSync(join(generatedDir, name), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    registry: parseRegistry(read('registry.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as GeneratedSite['chunkNames'],
    globalData: JSON.parse(read('globalData.json')) as GeneratedSite['globalData'],
  };
}

function parseRoutes(source: string): GeneratedRoute[] {
  const list = /export default (\[[\s\S]*\]);\s*$/.exec(source)?.[1];
  if (list === undefined) throw new Error(changed('routes.js'));
  try {
    // With the calls taken out, what is left of the module is data that YAML's flow style reads as well.
    return load(
      list.replace(CREATOR, (_call, hash) => (hash === undefined ? '{}' : `{ hash: ${hash} }`)),
    ) as GeneratedRoute[];
  } catch (cause) {
    throw new Error(changed('routes.js'), { cause });
  }
}

function parseRegistry(source: string): GeneratedSite['registry'] {
  const entries = [...source.matchAll(/^ {2}"?([\w-]+)"?: \[(\(\) => import\(.*?\)), "(.*?)", .*\],?(?:};)?$/gm)];
  if (entries.length === 0 || entries.length !== source.split('import(').length - 1)
    throw new Error(changed('registry.js'));
  return Object.fromEntries(entries.map(([, name = '', load = '', module = '']) => [name, { load, module }]));
}

function changed(file: string): string {
  return `.docusaurus/${file} is not written the way docusaurus-first-load expects. Correct its readGeneratedSite, or set its option parts: { 'lazy-routes': false }: the site works without, with a larger first script.`;
}
