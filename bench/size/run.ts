// Bytes of each kind of page of the built site, in KiB of brotli: what arrives first, what the app adds at the first sign of interest.
// Usage: npm run bench:size [build folder]. Prints a table and writes .cache/results/size.json. With --replacements it builds the site
// without each of our stand-ins for modules of the framework, and prints what each earns.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeResults } from '../results.ts';
import { rounded } from '../statistics.ts';

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

const ofReplacements = process.argv[2] === '--replacements';
const build = ofReplacements ? 'site/build' : (process.argv[2] ?? 'site/build');
const sizes = ofReplacements
  ? await measureReplacements()
  : Object.entries(PAGES).map(([page, path]) => measure(page, path));
console.table(sizes);
writeResults(ofReplacements ? 'replacements' : 'size', sizes);

/** What the longest page's app weighs when the framework's own modules of an id are kept, and how much more that is. */
async function measureReplacements(): Promise<object[]> {
  // By its address, as the site's modules are CommonJS to the compiler.
  const table = new URL('../../packages/docusaurus-first-load/src/frameworkFiles/replacements.ts', import.meta.url);
  const { PARTS } = (await import(table.href)) as { PARTS: readonly string[] };
  // Without the entry, pages load the app at once, and there is nothing to compare.
  const ids = PARTS.filter((id) => id !== 'entry');
  const app = (kept: string) => {
    execFileSync('npm', ['run', 'build'], { env: { ...process.env, KEEP_FRAMEWORK_FILES: kept }, stdio: 'ignore' });
    return measure('long page', PAGES['long page']).app;
  };
  const rows = ids.map((kept) => ({ kept, app: app(kept) }));
  const all = app('');
  return rows.map((row) => ({ ...row, earns: rounded(row.app - all, 2) }));
}

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
  return rounded(bytes / 1024, 2);
}
