import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|ico|map|bin)$/;
/** Smaller files fit into one packet either way. */
const MIN_BYTES = 512;
/** Compressions at a time: Node's pool has four threads. */
const AT_A_TIME = 8;

/** Puts a .br and a .gz beside every file that gets smaller by it, so the server never compresses while a reader waits. */
export async function precompress(buildDir: string): Promise<{ files: number; ratio: string }> {
  const queue = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let files = 0;
  let bytes = 0;
  let compressed = 0;
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) continue;
      const brotli = await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
      if (brotli.length >= content.length) continue;
      await Promise.all([
        writeFile(`${file}.br`, brotli),
        writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
      ]);
      files++;
      bytes += content.length;
      compressed += brotli.length;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { files, ratio: `${Math.round((100 * compressed) / Math.max(1, bytes))} %` };
}
