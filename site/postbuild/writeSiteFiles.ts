import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../brand.ts';
import { siteAddress } from '../siteAddress.ts';
import { securityText } from './securityText.ts';

/** Writes the files that name the site to machines: robots.txt, security.txt and the web app manifest. */
export function writeSiteFiles(buildDir: string): void {
  // Nothing is forbidden: pages that must not be listed say noindex, which only a crawler that may fetch them can read.
  writeFileSync(
    join(buildDir, 'robots.txt'),
    `User-agent: *\nDisallow:\n\nSitemap: ${siteAddress().url}/sitemap.xml\n`,
  );
  writeFileSync(join(buildDir, 'site.webmanifest'), JSON.stringify(manifest(), null, 2));
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
