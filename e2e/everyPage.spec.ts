import { verifies } from './manifest/verifies.ts';
import { pageKinds, siteRoutes } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const PARTS = 6;
const addresses = [...new Set([...siteRoutes.map(({ path }) => path), ...Object.values(pageKinds)])];

for (let part = 0; part < PARTS; part++) {
  const visited = addresses.filter((_, index) => index % PARTS === part);

  test(
    `pages are quiet and keep to themselves (${part + 1} of ${PARTS}: ${visited[0]} and ${visited.length - 1} more)`,
    verifies('I2.console', 'I2.origin'),
    async ({ page, site, baseURL }) => {
      test.setTimeout(60_000);
      const said: string[] = [];
      const left: string[] = [];
      page.on('console', (message) => {
        const isNotFoundPage = message.text().includes('404 (Not Found)') && page.url() === message.location().url;
        if (['error', 'warning'].includes(message.type()) && !isNotFoundPage) {
          said.push(`${page.url()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
      page.on('request', (request) => {
        if (!request.url().startsWith('data:') && new URL(request.url()).origin !== baseURL) left.push(request.url());
      });
      for (const address of visited) {
        await site.open(address);
        await page.waitForLoadState('load');
      }
      expect(said).toEqual([]);
      expect(left).toEqual([]);
    },
  );
}

test(
  'pages carry a policy that begins at nothing and allows scripts by hash',
  verifies('I2.policy'),
  async ({ request }) => {
    for (const address of Object.values(pageKinds)) {
      const response = await request.get(address, { headers: { accept: 'text/html' } });
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy, address).toMatch(/^default-src 'none'/);
      expect(policy, address).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
      expect(policy, address).toMatch(/style-src 'self'( 'sha256-[\w+/=]+')+;/);
      expect(policy, address).not.toContain('unsafe');
    }
  },
);

test.describe('what was slipped into a page', () => {
  test.use({ mayViolatePolicy: true });

  test('the policy lets no style in that was slipped into a page', verifies('I2.policy'), async ({ page, site }) => {
    await page.route('/docs/intro', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<body>', '<body><p id=slipped style="color: red">Slipped in</p>');
      await route.fulfill({ response, body });
    });
    const blocked = page.waitForEvent('console', (message) =>
      /violates the following Content Security/.test(message.text()),
    );
    await site.open('/docs/intro');
    await blocked;
    await expect(page.locator('#slipped')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  });

  test('the policy blocks a script that was slipped into a page', verifies('I2.policy'), async ({ page, site }) => {
    await page.route('/docs/intro', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<body>', '<body><script>document.title = "taken over";</script>');
      await route.fulfill({ response, body });
    });
    const blocked = page.waitForEvent('console', (message) =>
      /violates the following Content Security Policy/.test(message.text()),
    );
    await site.open('/docs/intro');
    await blocked;
    await expect(page).toHaveTitle(/^About these docs/);
  });

  test('strings that could run are refused by the browser', verifies('I2.policy'), async ({ page, site }) => {
    await site.open('/docs/intro');
    const refused = await page.evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => document.createElement('div').setHTMLUnsafe('<img src=x onerror="document.title = 1">'),
        () => Object.assign(document.createElement('div'), { innerHTML: '<a href="javascript:1">a</a>' }),
        () => Object.assign(document.createElement('div'), { innerHTML: '<p onclick="x()">a</p>' }),
        () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/a.js' }),
        () => Object.assign(document.createElement('script'), { text: 'document.title = 1' }),
        () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'let through';
        } catch (error) {
          return error instanceof TypeError;
        }
      });
    });
    expect(refused).toEqual(refused.map(() => true));
  });
});
