import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../brand.ts';
import { escapeXml } from '../plugins/releases/escapeXml.ts';
import { siteAddress } from '../siteAddress.ts';
import { securityText } from './securityText.ts';

/**
 * Writes the files that name the site to machines: robots.txt, security.txt, the web app manifest and the search of the browser's
 * address bar.
 */
export function writeSiteFiles(buildDir: string): void {
  // Nothing is forbidden: pages that must not be listed say noindex, which only a crawler that may fetch them can read.
  writeFileSync(
    join(buildDir, 'robots.txt'),
    `User-agent: *\nDisallow:\n\nSitemap: ${siteAddress().url}/sitemap.xml\n`,
  );
  writeFileSync(join(buildDir, 'site.webmanifest'), JSON.stringify(manifest(), null, 2));
  writeFileSync(join(buildDir, 'opensearch.xml'), openSearchDescription());
  mkdirSync(join(buildDir, '.well-known'), { recursive: true });
  writeFileSync(join(buildDir, '.well-known', 'security.txt'), securityText(brand, siteAddress().url, new Date()));
}

function manifest() {
  return {
    name: brand.siteTitle,
    short_name: brand.siteTitle,
    description: brand.tagline,
    start_url: siteAddress().baseUrl,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#0b6a61',
    icons: [192, 512].map((size) => ({
      src: `${siteAddress().baseUrl}img/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** The OpenSearch 1.1 description; its short name may hold 16 characters. */
function openSearchDescription(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(brand.siteTitle.slice(0, 16))}</ShortName>
  <Description>${escapeXml(`Search ${brand.siteTitle}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${siteAddress().url}/img/favicon.ico</Image>
  <Url type="text/html" method="get" template="${siteAddress().url}/search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${siteAddress().url}/opensearch.xml"/>
</OpenSearchDescription>
`;
}
