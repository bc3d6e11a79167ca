import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { contentTypeOf } from '../../serve/contentTypeOf.ts';
import { findFile } from '../../serve/findFile.ts';
import { listenSecurely, type ServedSite } from './listenSecurely.ts';

const COMPRESSED = /text|javascript|json|xml|svg/;
/** What a page is made of. */
const PARTS_OF_PAGES = /\.(html|js|css)$/;
/** Files whose name holds a hash of their content never change. */
const HASHED = /\/(assets|_astro)\/|[.-][\w-]{8,}\.\w+$/;

/**
 * The same static server for every site: HTTP/2, brotli of quality 11 for what compresses, hashed files kept for a year, addresses
 * without endings, 404.html for what is not there. With `compressAhead` no reader waits for a page's compression (a quarter of a second
 * for a long one), which takes a minute at most; otherwise each file is compressed when it is first asked for.
 */
export async function serveFolder(folder: string, { compressAhead = false } = {}): Promise<ServedSite> {
  const root = resolve(folder);
  const bodies = compressAhead ? await compressPages(root) : new Map<string, Buffer>();
  return listenSecurely((request, response) => {
    const found = findFile(root, request.url);
    const file = found ?? findFile(root, '/404.html');
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const type = contentTypeOf(file);
    const isCompressed = COMPRESSED.test(type);
    const body = bodies.get(file) ?? (isCompressed ? brotli(readFileSync(file)) : readFileSync(file));
    bodies.set(file, body);
    response.writeHead(found === null ? 404 : 200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': HASHED.test(file.slice(root.length)) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  });
}

async function compressPages(root: string): Promise<Map<string, Buffer>> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => PARTS_OF_PAGES.test(file));
  const compressed = files.map(async (file) => {
    const content = await readFile(join(root, file));
    return [join(root, file), await promisify(brotliCompress)(content, brotliOptions(content))] as const;
  });
  return new Map(await Promise.all(compressed));
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, brotliOptions(content));
}

function brotliOptions({ length }: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}
