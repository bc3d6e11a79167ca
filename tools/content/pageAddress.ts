import { posix } from 'node:path';
import type { Page } from './parsePage.ts';

/** The folder of the pages, from the root of the repository. */
export const DOCS_FOLDER = 'site/docs';

/** What a page is for and its address on the site, as Docusaurus makes it from path and front matter. */
export function pageAddress(file: string, fields: Readonly<Record<string, unknown>>): Pick<Page, 'kind' | 'route'> {
  const path = posix.relative(DOCS_FOLDER, file).replace(/\.mdx?$/, '');
  return { kind: kindOf(path), route: routeOf(path, fields) };
}

function kindOf(path: string): Page['kind'] {
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
