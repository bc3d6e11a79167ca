import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

interface HostOptions {
  /** The path it serves the folder below. */
  baseUrl?: string;
  /** Whether /docs/intro is answered with docs/intro.html. */
  hasCleanAddresses?: boolean;
  /** What unknown addresses are answered with, with status 404. */
  notFoundPage?: string;
  /** The status of that answer, which some hosts set to 200. */
  notFoundStatus?: number;
}

/** A host that only hands out files, below a path if need be. */
export async function serveFiles(
  folder: string,
  { baseUrl = '/', hasCleanAddresses = false, notFoundPage, notFoundStatus = 404 }: HostOptions = {},
): Promise<{ address: string; close: () => void }> {
  const find = async (path: string) => {
    const candidates = [path, ...(hasCleanAddresses ? [`${path}.html`] : []), join(path, 'index.html')];
    for (const candidate of candidates)
      if (
        await stat(candidate).then(
          (found) => found.isFile(),
          () => false,
        )
      )
        return candidate;
    return undefined;
  };
  const host = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const isBelow = pathname.startsWith(baseUrl);
    const file = isBelow ? await find(join(folder, decodeURIComponent(pathname.slice(baseUrl.length)))) : undefined;
    if (file === undefined && notFoundPage === undefined) return response.writeHead(404).end();
    // As file servers do: the relative links of a folder's page count from the folder.
    if (file?.endsWith('/index.html') && !/\/(index\.html)?$/.test(pathname))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const sent = file ?? join(folder, notFoundPage ?? '');
    return response
      .writeHead(file === undefined ? notFoundStatus : 200, {
        'content-type': TYPES[extname(sent)] ?? 'application/octet-stream',
      })
      .end(await readFile(sent));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const place = host.address();
  return {
    address: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}${baseUrl.slice(0, -1)}`,
    close() {
      host.close();
      host.closeAllConnections();
    },
  };
}
