import { brand } from './brand.ts';

/** Where the site is published. */
export interface SiteAddress {
  /** Scheme and host, such as `https://docs.example.com`. */
  origin: string;
  /** The path below that, with a slash at both ends; "/" for a host of its own. */
  baseUrl: string;
  /** Both together, without the slash at the end: what is put in front of a path of the site. */
  url: string;
}

/** First parts of the site's own paths: the framework takes links to them for links that begin with the base already. */
const OWN_PATHS = ['1', 'assets', 'chat', 'docs', 'feeds', 'health', 'img', 'search', 'search-index'];

/**
 * The address the site is published under: SITE_URL, else the one in brand.ts. Throws when it is no address of a site, because links,
 * canonical addresses, the sitemap and feeds would be wrong on every page.
 */
export function siteAddress(environment: NodeJS.ProcessEnv = process.env): SiteAddress {
  const given = environment['SITE_URL'] || brand.siteUrl;
  const parsed = URL.parse(given);
  const path = parsed?.pathname.replace(/\/$/, '') ?? '';
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || given.replace(/\/$/, '') !== parsed.origin + path)
    throw new Error(
      `SITE_URL is "${given}". Give the scheme, the host and, if there is one, the path of the published site and nothing else, such as https://docs.example.com or https://example.com/docs-site.`,
    );
  const [, first = ''] = path.split('/');
  if (OWN_PATHS.includes(first))
    throw new Error(
      `SITE_URL is "${given}". The site has pages or files below /${first} itself, so it cannot be published below a path that begins like that. Choose another name, such as /${first}-site.`,
    );
  return { origin: parsed.origin, baseUrl: `${path}/`, url: parsed.origin + path };
}
