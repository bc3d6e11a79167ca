import { brand } from './brand.ts';

/**
 * The address the site is published under: SITE_URL, else the one in brand.ts. Throws when SITE_URL is no origin, because canonical
 * addresses, the sitemap and feeds would be wrong on every page.
 */
export function siteUrl(): string {
  const given = process.env['SITE_URL'] ?? brand.siteUrl;
  if (URL.canParse(given) && new URL(given).origin === given) return given;
  throw new Error(
    `SITE_URL is "${given}". Give the scheme and host of the published site and nothing else, such as https://docs.example.com.`,
  );
}
