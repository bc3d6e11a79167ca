import type { ServerPrivacy } from '@feedback-docs/pages/privacy';
import { brand } from './brand.ts';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

const ADDRESS = '/privacy';
const HEADINGS = [
  'In short',
  'What your browser stores',
  'What is logged',
  'What the server keeps, and for how long',
  'What is sent to others',
  'How to have it deleted',
];

test(
  'the footer leads to a page that says what is stored, logged and sent, for how long, and how to withdraw it',
  verifies('I20.privacy'),
  async ({ page, site }) => {
    await site.open('/docs/intro');
    await site.footer.getByRole('link', { name: 'Privacy of this site' }).click();
    await expect(page).toHaveURL(ADDRESS);
    await expect(site.main.getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
    await expect(site.main).toContainText('They are deleted after 90 days.');
    await expect(site.main).toContainText('Nothing is sent to other companies.');
    await expect(site.main.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', brand.privacyUrl);
  },
);

test(
  'a page reached from within the site says what the server’s settings are',
  verifies('I20.privacy'),
  async ({ page, site }) => {
    await page.route('/privacy.json', async (route) => {
      const server = (await (await route.fetch()).json()) as ServerPrivacy;
      await route.fulfill({ json: { ...server, keptDays: { questions: 7, searches: 0, events: 0 } } });
    });
    await site.open('/docs/intro');
    await site.footer.getByRole('link', { name: 'Privacy of this site' }).click();
    await expect(site.main).toContainText('They are deleted after 7 days.');
    await expect(site.main).toContainText('Searches: none is kept.');
  },
);

test('the page may be found and is listed', verifies('I20.privacy', 'I7.sitemap'), async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${brand.siteUrl}${ADDRESS}</loc>`);
  const pages = (await (await request.get('/pages.json')).json()) as { url: string }[];
  expect(pages.map(({ url }) => url)).toContain(ADDRESS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page can be read as it is served', verifies('I20.privacy'), async ({ page, site }) => {
    await page.goto(ADDRESS);
    await expect(site.main.getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
    await expect(site.main).toContainText('They are deleted after 90 days.');
  });
});
