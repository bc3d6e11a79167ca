import { posix } from 'node:path';

/** The folder of the pages, from the root of the repository. */
export const DOCS_FOLDER = 'site/docs';

/** What a page is for and where it is. */
export interface PageAddress {
  /** What the page is for; index pages such as recent-versions are generated from other pages. */
  readonly kind: 'docs' | 'release' | 'generated';
  /** The address on the site, such as /docs/survey/intro. */
  readonly route: string;
}

/** The address is the one that Docusaurus makes from path and front matter. */
export function pageAddress(file: string, fields: Readonly<Record<string, unknown>>): PageAddress {
  const path = posix.relative(DOCS_FOLDER, file).replace(/\.mdx?$/, '');
  return { kind: kindOf(path), route: routeOf(path, fields) };
}

function kindOf(path: string): PageAddress['kind'] {
  if (/^versions\/(?:Web|Mobile)\//.test(path)) return 'release';
  return path.startsWith('versions/') ? 'generated' : 'docs';
}

function routeOf(path: string, { slug }: Readonly<Record<string, unknown>>): string {
  const folder = posix.dirname(path);
  if (typeof slug === 'string')
    return withoutTrailingSlash(posix.join('/docs', slug.startsWith('/') ? '' : folder, slug));
  const name = posix.basename(path);
  const isIndex = /^(?:index|readme)$/i.test(name) || name === posix.basename(folder);
  return withoutTrailingSlash(posix.join('/docs', isIndex ? folder : path));
}

function withoutTrailingSlash(route: string): string {
  return route.length > 1 ? route.replace(/\/\.?$/, '') : route;
}
