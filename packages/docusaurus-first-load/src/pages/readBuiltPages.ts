import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A built page: its address and its HTML. */
export interface BuiltPage {
  /** The path on the site, such as "/docs/intro"; "/" for the home page. */
  url: string;
  file: string;
  html: string;
}

/** Every HTML file of a build. Throws when there is none, because an empty site must not be served. */
export function readBuiltPages(buildDir: string): BuiltPage[] {
  const pages = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(buildDir, file).replaceAll('\\', '/');
      return {
        file,
        url: `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
        html: readFileSync(file, 'utf8'),
      };
    })
    .sort((a, b) => a.url.localeCompare(b.url));
  if (pages.length === 0) throw new Error(`${buildDir} holds no page. Run npm run build and look at what it says.`);
  return pages;
}
