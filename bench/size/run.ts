// Bytes of each kind of page of the built site, in KiB of brotli: what arrives first, what the app adds at the first sign of interest.
// Usage: npm run bench:size [build folder]. Prints a table and writes .cache/results/size.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PAGES = {
  home: '/index',
  'long page': '/docs/survey/Docs/Appendix',
  'release page': '/docs/versions/Web/1_50',
  search: '/search',
  explorer: '/docs/versions',
};

interface PageSize {
  page: string;
  html: number;
  scriptsInPage: number;
  app: number;
  styles: number;
  files: number;
}

const build = process.argv[2] ?? 'site/build';
const sizes = Object.entries(PAGES).map(([page, path]) => measure(page, path));
console.table(sizes);
mkdirSync('.cache/results', { recursive: true });
writeFileSync('.cache/results/size.json', JSON.stringify(sizes, null, 2));

function measure(page: string, path: string): PageSize {
  const html = readFileSync(join(build, `${path}.html`), 'utf8');
  const template = /<template id=app>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
  const files = [...template.matchAll(/(?:src|href)=(\/assets\/[^\s>]+)/g)].flatMap(([, file]) => file ?? []);
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script).join('');
  const sum = (kind: string) =>
    kib(
      files
        .filter((file) => file.endsWith(kind))
        .reduce((bytes, file) => bytes + brotli(readFileSync(join(build, file))), 0),
    );
  return {
    page,
    html: kib(brotli(Buffer.from(html))),
    scriptsInPage: kib(brotli(Buffer.from(inline))),
    app: sum('.js'),
    styles: sum('.css'),
    files: files.length,
  };
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content).length;
}

function kib(bytes: number): number {
  return Math.round((bytes / 1024) * 100) / 100;
}
