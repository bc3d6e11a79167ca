import { createHash } from 'node:crypto';
import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const NAME = 'StableChunkNames';
/** As output.chunkFilename says. */
const HASH_LETTERS = 8;
const HASHES = /\.[0-9a-f]{8}(?=\.)/g;

/**
 * Chunks carry one hash for all in their names, and the bundler's own differs between a build from cached modules and one from none,
 * though every byte of the chunks is the same. This puts the hash of what the chunks hold in its place, so that a build without changes
 * changes no name.
 */
export class StableChunkNames {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before files are minified, as the letters of the hash would change the names of variables.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const given = compilation.hash;
        if (!given) throw new Error('The bundler gives no hash of all chunks, so they cannot be named.');
        const texts = new Map<string, string>();
        for (const { name, source } of compilation.getAssets())
          if (name.endsWith('.js')) texts.set(name, source.source().toString());
        const stable = stableHash(texts, given);
        for (const [name, text] of texts) {
          if (text.includes(given))
            compilation.updateAsset(name, new sources.RawSource(text.replaceAll(given, stable)));
          const named = name.replace(shortened(given), shortened(stable));
          if (named !== name) compilation.renameAsset(name, named);
        }
      });
    });
  }
}

/** The hash of files, as long as `given`, whatever that is in their texts, and whatever hashes stand in their names. */
export function stableHash(texts: ReadonlyMap<string, string>, given: string): string {
  const files = [...texts].map(([name, text]) => `${name.replace(HASHES, '')}\n${text.replaceAll(given, '')}`);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file);
  return hash.digest('hex').slice(0, given.length);
}

function shortened(hash: string): string {
  return hash.slice(0, HASH_LETTERS);
}
