import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A built page: its path inside the site, such as "/docs/intro", its file and its HTML. */
export interface HtmlPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

/** Every page of a build but the one for unknown addresses, in the order of their paths. */
export function readHtmlPages(outDir: string, isIgnored: (path: string) => boolean): HtmlPage[] {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: pathOf(relative(outDir, file).replaceAll('\\', '/')) }))
    .filter(({ path }) => path !== '/404' && !isIgnored(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ file, path }) => ({ file, path, html: readFileSync(file, 'utf8') }));
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
