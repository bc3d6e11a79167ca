import type { Site } from './loadSite.ts';

/**
 * The address of the page an old-style or untidy path means (`/docs/`, `/docs/intro.html`, `/docs/intro/index.html`),
 * or null when there is no such page. Only addresses of this site are ever answered, so a redirect cannot leave it.
 */
export function canonicalPath(site: Pick<Site, 'files'>, path: string): string | null {
  const tidy =
    path
      .replace(/\/$/, '')
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/index$/, '') || '/';
  const isPage = tidy !== path && site.files.get(tidy)?.contentType.startsWith('text/html') === true;
  return isPage ? encodeURI(tidy) : null;
}
