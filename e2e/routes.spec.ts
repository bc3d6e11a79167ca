import { brand } from './brand.ts';
import { verifies } from './manifest/verifies.ts';
import { siteRoutes } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const fullTitle = (title: string) => (title === '' ? brand.siteTitle : `${title} | ${brand.siteTitle}`);
const asBrowser = { headers: { accept: 'text/html' } };

test.describe('the pages as they are served', () => {
  // Parsing markup in a page would need the page's own trusted types policy.
  test.use({ bypassCSP: true });

  test(
    'every route answers 200 with its own title and main heading',
    verifies('S2.routes', 'B3.titles'),
    async ({ page }) => {
      await page.goto('/health/live');
      const served = await page.evaluate(
        (paths) =>
          Promise.all(
            paths.map(async (path) => {
              const response = await fetch(path, { headers: { accept: 'text/html' } });
              const html = new DOMParser().parseFromString(await response.text(), 'text/html');
              return {
                path: new URL(response.url).pathname,
                status: response.status,
                title: html.title,
                shared: html.querySelector('meta[property="og:title"]')?.getAttribute('content'),
                h1: [...html.querySelectorAll('h1')].map((heading) => heading.textContent),
              };
            }),
          ),
        siteRoutes.map(({ path }) => path),
      );
      expect(served).toEqual(
        siteRoutes.map(({ path, title, h1 }) => ({
          path,
          status: 200,
          title: fullTitle(title),
          shared: fullTitle(title),
          h1: [h1],
        })),
      );
    },
  );

  test(
    'every page names its address and the search tags of its kind',
    verifies('B3.metadata', 'S2.version'),
    async ({ page }) => {
      await page.goto('/health/live');
      const served = await page.evaluate(
        (paths) =>
          Promise.all(
            paths.map(async (path) => {
              const html = new DOMParser().parseFromString(
                await (await fetch(path, { headers: { accept: 'text/html' } })).text(),
                'text/html',
              );
              const meta = (name: string) =>
                html.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
              const link = (selector: string) => html.querySelector(`link${selector}`)?.getAttribute('href');
              return {
                path,
                canonical: link('[rel=canonical]'),
                shared: meta('og:url'),
                english: link('[hreflang=en]'),
                fallback: link('[hreflang=x-default]'),
                language: meta('docsearch:language'),
                tag: meta('docsearch:docusaurus_tag'),
                version: meta('docsearch:version'),
              };
            }),
          ),
        siteRoutes.map(({ path }) => path),
      );
      expect(served).toEqual(
        siteRoutes.map(({ path }) => {
          const address = `${brand.siteUrl}${path}`;
          return {
            path,
            canonical: address,
            shared: address,
            english: address,
            fallback: address,
            language: 'en',
            tag: searchTag(path),
            version: path.startsWith('/docs') ? 'current' : undefined,
          };
        }),
      );
    },
  );

  test(
    'the search page asks crawlers by name not to list it, and neither its results',
    verifies('B3.robots'),
    async ({ page }) => {
      for (const address of ['/search?q=survey', '/search']) {
        await page.goto(address);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
      }
    },
  );

  test('the site names the version of the framework it was built with', verifies('Q17'), async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.10.2');
  });

  test('the docs overview leads to every page of the docs', verifies('Q9'), async ({ site, page }) => {
    await site.open('/docs');
    const linked = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const docs = siteRoutes
      .map(({ path }) => path)
      .filter((path) => /^\/docs\/(intro|survey\/|versions\/recent)/.test(path));
    expect(docs.filter((path) => !linked.includes(path))).toEqual([]);
  });
});

test.describe('addresses that are no route', () => {
  for (const path of [
    '/docs/Intro',
    '/docs/intro/more',
    '/Docs/intro',
    '/docs/survey/docs/Intro',
    '/docs/versions/Web/1_22',
    '/docs/versions/Web/1_75',
    '/docs/versions/web/1_74',
    '/docs/versions/Mobile/2_4',
    '/docs/versions/Mobile/2_9',
    '/nothing/at/all',
  ]) {
    test(`${path} answers 404`, verifies('S2.exact', 'S2.not-found'), async ({ request }) => {
      const response = await request.get(path, asBrowser);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('<h1>Page Not Found</h1>');
    });
  }

  test(
    'the not-found page explains itself and helps on',
    verifies('S2.not-found', 'S8.not-found', 'B2.5', 'I2.not-found'),
    async ({ site, page }) => {
      const response = await site.open('/surveys/quota');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(fullTitle('Page Not Found'));
      await expect(site.heading).toHaveText('Page Not Found');
      await expect(site.main).toContainText('We could not find what you were looking for.');
      await expect(site.main).toContainText('contact the owner of the site that linked you');
      await expect(site.main.getByRole('searchbox', { name: 'Search the documentation' })).toBeVisible();
      await site.main.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('a misspelt address is answered with the nearest page', verifies('I2.not-found'), async ({ site, page }) => {
    await site.open('/docs/survey/Docs/Quick_Start_Gide');
    await page.getByText('Did you mean').getByRole('link', { name: 'Quick start guide' }).click();
    await expect(site.heading).toHaveText('Quick start guide');
  });

  test(
    'what the address says is searched for at once, before the reader does anything',
    verifies('I2.not-found'),
    async ({ page, site }) => {
      await page.goto('/docs/quotas');
      await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toHaveValue('quotas');
      const hits = site.main.getByRole('listitem');
      await expect(hits).toHaveCount(3);
      await expect(hits.first()).toContainText('Quotas');
      // Beside the text, so that they move nothing when they come.
      const top = async (name: string) => (await site.main.getByRole('heading', { name }).boundingBox())?.y ?? 0;
      expect(Math.abs((await top('Pages about')) - (await top('Page Not Found')))).toBeLessThan(30);
    },
  );

  test(
    'an unknown release is answered with the newest and the explorer',
    verifies('I2.not-found'),
    async ({ page }) => {
      await page.goto('/docs/versions/Web/1_99');
      await expect(page.getByText('Did you mean').getByRole('link')).toHaveText('Web 1.74');
      await page.getByRole('link', { name: 'release explorer' }).click();
      await expect(page).toHaveURL('/docs/versions');
    },
  );

  test('an unknown address below /docs keeps the layout of the docs', verifies('B2.5'), async ({ site }) => {
    await site.open('/docs/no-such-page');
    await expect(site.heading).toHaveText('Page Not Found');
    await expect(site.html).toHaveClass(/docs-wrapper/);
  });
});

test.describe('old-style addresses', () => {
  for (const [from, to] of [
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/survey/Docs/Intro.html', '/docs/survey/Docs/Intro'],
    ['/docs.html', '/docs'],
    ['/docs/', '/docs'],
    ['/index.html', '/'],
    ['/docs/versions/Web/1_74.html?from=mail', '/docs/versions/Web/1_74?from=mail'],
  ] as const) {
    test(`${from} reaches ${to}`, verifies('S4.html-suffix'), async ({ request }) => {
      const redirect = await request.get(from, { ...asBrowser, maxRedirects: 0 });
      expect([redirect.status(), redirect.headers()['location']]).toEqual([308, to]);
      expect((await request.get(from, asBrowser)).status()).toBe(200);
    });
  }

  test('on a host that does not redirect, the site itself finds the page', verifies('B1.3'), async ({ page, site }) => {
    await page.route('**/docs/versions/Web/1_74/index.html', async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: new URL('/docs/versions/Web/1_74', route.request().url()).href }),
      });
    });
    await site.open('/docs/versions/Web/1_74/index.html');
    await expect(site.heading).toHaveText('Web 1.74');
    await expect(page).toHaveTitle(fullTitle('Web 1.74'));
  });
});

test.describe('delivery', () => {
  test('health is a page to browsers and JSON to machines', verifies('I2.health'), async ({ request }) => {
    const page = await request.get('/health/live', asBrowser);
    expect(page.headers()['content-type']).toContain('text/html');
    const live = await request.get('/health/live', { headers: { accept: 'application/health+json' } });
    expect(live.headers()['content-type']).toContain('application/health+json');
    expect(await live.json()).toMatchObject({ status: 'pass' });
    const ready = await request.get('/health/ready');
    expect(ready.status()).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'pass', checks: { site: [{ status: 'pass' }] } });
  });

  test(
    'assets are kept for good, pages are asked for again and come compressed',
    verifies('I2.delivery'),
    async ({ request }) => {
      const page = await request.get('/docs/intro', asBrowser);
      const html = await page.text();
      expect(page.headers()).toMatchObject({ 'cache-control': 'public, no-cache', 'content-encoding': 'br' });
      const again = await request.get('/docs/intro', {
        headers: { ...asBrowser.headers, 'if-none-match': page.headers()['etag'] ?? '' },
      });
      expect(again.status()).toBe(304);
      expect(again.headers()['content-security-policy']).toBe(page.headers()['content-security-policy']);

      const script = /src="?(\/assets\/js\/main\.[^\s">]+)/.exec(html)?.[1] ?? '';
      const asset = await request.get(script);
      expect(asset.headers()['cache-control']).toContain('immutable');
      const part = await request.get(script, { headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' } });
      expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
      const head = await request.head(script);
      expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
    },
  );
});

function searchTag(path: string): string {
  if (path === '/docs/tags') return 'doc_tags_list';
  if (path.startsWith('/docs/tags/')) return 'doc_tag_doc_list';
  return path.startsWith('/docs') ? 'docs-default-current' : 'default';
}
