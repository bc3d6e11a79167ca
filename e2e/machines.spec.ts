import { brand } from './brand.ts';
import { verifies } from './manifest/verifies.ts';
import { siteRoutes } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const UNLISTED = ['/health/live', '/docs/survey/Docs/Intr'];
const docs = siteRoutes.map(({ path }) => path).filter((path) => /^\/docs(?!\/tags)/.test(path));
const isRelease = (path: string) => /\/versions\/(Web|Mobile)\//.test(path);

test(
  'the sitemap lists docs and releases with the day of their last change',
  verifies('I7.sitemap'),
  async ({ request }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const pages = new Map(
      [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(([, url = '', day]) => [
        url,
        day,
      ]),
    );
    for (const path of ['/', ...docs]) expect([...pages.keys()], path).toContain(brand.siteUrl + path);
    for (const path of ['/search', ...UNLISTED]) expect([...pages.keys()]).not.toContain(brand.siteUrl + path);
    for (const path of docs.filter(isRelease))
      expect(pages.get(brand.siteUrl + path), path).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(pages.get(`${brand.siteUrl}/docs/versions/Web/1_50`)).toBe('2023-10-16T00:00:00.000Z');
  },
);

test(
  'pages that are no content ask not to be listed, and nothing keeps crawlers from reading it',
  verifies('I7.unlisted'),
  async ({ request }) => {
    for (const path of UNLISTED) {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
      expect(html, path).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    }
    const results = await request.get('/search?q=nps', { headers: { accept: 'text/html' } });
    expect(results.headers()['x-robots-tag']).toContain('noindex');
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \S/m);
  },
);

test('every doc is an article with the way to it', verifies('I7.structured-data'), async ({ request }) => {
  for (const path of docs) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const found = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    const url = brand.siteUrl + path;
    const article = found.find((one) => one['@type'] === 'TechArticle');
    expect(article, path).toMatchObject({
      '@context': 'https://schema.org',
      url,
      headline: expect.stringMatching(/\S/),
    });
    if (isRelease(path)) expect(article?.['datePublished'], path).toMatch(/^\d{4}-\d\d-\d\d$/);
    const trails = found.filter((one) => one['@type'] === 'BreadcrumbList');
    expect(trails, path).toHaveLength(1);
    const steps = trails[0]?.['itemListElement'] as { position: number; item: string; name: string }[];
    expect(steps.length, path).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item).toBe(`${brand.siteUrl}/`);
    expect(steps.at(-1)?.item).toBe(url);
  }
});

test('every page has a picture of its own for social networks', verifies('I7.cards'), async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const { path } of siteRoutes) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const address = /property="?og:image"? content="?([^"\s>]+)/.exec(html)?.[1] ?? '';
    expect(address, path).toMatch(`${brand.siteUrl}/img/cards/`);
    const picture = await (await request.get(address.slice(brand.siteUrl.length))).body();
    expect(picture.toString('latin1', 1, 4), path).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
    pictures.set(picture.toString('base64'), path);
  }
  expect(pictures.size).toBe(siteRoutes.length);
});
