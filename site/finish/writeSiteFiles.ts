import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../brand.ts';
import { siteUrl } from '../siteUrl.ts';

/** Writes the files that name the site to machines: robots.txt and the web app manifest. */
export function writeSiteFiles(buildDir: string): void {
  writeFileSync(
    join(buildDir, 'robots.txt'),
    `User-agent: *\nDisallow: /search\nDisallow: /health/\n\nSitemap: ${siteUrl()}/sitemap.xml\n`,
  );
  writeFileSync(join(buildDir, 'site.webmanifest'), JSON.stringify(manifest(), null, 2));
}

function manifest() {
  return {
    name: brand.siteTitle,
    short_name: brand.siteTitle,
    description: brand.tagline,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#0b6a61',
    icons: [192, 512].map((size) => ({ src: `/img/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  };
}
