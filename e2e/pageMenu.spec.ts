import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { allPageKinds } from './siteRoutes.ts';
import { expect, test } from './test.ts';

/** The address that the build wrote into lists and Markdown. */
const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.example.com';
/** Its Markdown is in several parts. */
const LONG = '/docs/survey/Docs/Appendix';
const PART = /^- \[Part \d+: .*\]\((.+)\)$/gm;
const FRONT_MATTER = /^---\n.*?\n---\n/s;
/** The front page asks with its first field, and what is not written has no Markdown. */
const WITHOUT = [
  'the home page',
  'the health page',
  'the search page',
  'the search page with results',
  'the not-found page',
];

const summary = (page: Page) => page.locator('summary', { hasText: 'Use with AI' });
const link = (page: Page, name: string) => page.getByRole('link', { name });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [kind, address] of Object.entries(allPageKinds).filter(([kind]) => !WITHOUT.includes(kind)))
  test(`${kind} begins with a menu that leads to its Markdown`, verifies('AG.page-menu'), async ({ page, request }) => {
    await page.goto(address);
    await expect(summary(page)).toHaveCount(1);
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    const hidden = page.getByText('View as Markdown');
    const markdown = await request.get(String(await hidden.getAttribute('href')));
    expect(markdown.headers()['content-type']).toContain('text/markdown');
    expect(await markdown.text()).toContain(`canonical: "${SITE_URL}${address}"`);
  });

test(
  'the keyboard opens the menu and copies all parts of the Markdown, the MCP address and a command',
  verifies('AG.page-menu'),
  async ({ page, site, context, request, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(LONG);
    await summary(page).press('Enter');
    await page.getByRole('button', { name: 'Copy as Markdown' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const copied = await clipboard(page);
    const first = await (await request.get(`${LONG}.md`)).text();
    const others = [...first.matchAll(PART)].map(([, part = '']) => part.slice(SITE_URL.length));
    expect(others.length).toBeGreaterThan(0);
    expect(copied).toContain(first);
    for (const part of others)
      expect(copied).toContain((await (await request.get(part)).text()).replace(FRONT_MATTER, ''));

    await page.getByRole('button', { name: 'Copy the MCP address' }).press('Enter');
    await expect.poll(() => clipboard(page)).toBe(`${baseURL}/mcp`);
    await page.getByRole('button', { name: 'Copy for Claude Code' }).press('Enter');
    await expect.poll(() => clipboard(page)).toBe(`claude mcp add --transport http docs ${baseURL}/mcp`);
  },
);

test(
  'arrow keys go through the menu, and Escape or a press outside closes it',
  verifies('AG.page-menu'),
  async ({ page, site }) => {
    await site.open('/docs/versions/parity');
    await summary(page).press('Enter');
    const first = page.getByRole('button', { name: 'Copy as Markdown' });
    await expect(first).toBeVisible();
    await expect(first).toHaveAccessibleName(/^Copy as Markdown\s*The whole page, to paste into any chat$/);
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'View as Markdown')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link(page, 'Ask or connect by MCP')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(summary(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(page, 'Ask or connect by MCP')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary(page)).toBeFocused();
    await summary(page).press('Enter');
    await expect(first).toBeVisible();
    await site.heading.click();
    await expect(first).toBeHidden();
  },
);

test(
  'the links lead to the Markdown, and to ChatGPT and Claude with its address, which nothing asks before a click',
  verifies('AG.page-menu'),
  async ({ page, site, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await site.open('/docs/versions/parity');
    await summary(page).click();
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
    const markdown = `${SITE_URL}/docs/versions/parity.md`;
    await expect(link(page, 'Open in ChatGPT')).toHaveAttribute('href', `https://chatgpt.com/?q=${markdown}`);
    await expect(link(page, 'Open in Claude')).toHaveAttribute('href', `https://claude.ai/new?q=${markdown}`);
    await link(page, 'View as Markdown').click();
    await expect(page).toHaveURL('/docs/versions/parity.md');
    await expect(page.getByText(`canonical: "${SITE_URL}/docs/versions/parity"`)).toBeVisible();
    expect([...hosts].filter((host) => host !== new URL(String(baseURL)).host && host !== '')).toEqual([]);
  },
);

test(
  'on a phone the breadcrumbs keep their line, and the menu ends the page',
  verifies('AG.page-menu'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/survey/Docs/Designing_Survey_Flow');
    const trail = await page.locator('nav.theme-doc-breadcrumbs').boundingBox();
    const article = await page.locator('article').boundingBox();
    expect(trail?.width).toBe(article?.width);
    const text = await page.locator('.theme-doc-markdown').boundingBox();
    const menu = await summary(page).boundingBox();
    expect(menu?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
  },
);

test(
  'on a wide screen the menu and the contents end where the text does',
  verifies('AG.page-menu'),
  async ({ page }) => {
    const end = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/docs/survey/Docs/Designing_Survey_Flow');
    expect(await end('.article-top')).toBe(await end('.markdown > p'));
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await end('.theme-doc-toc-mobile')).toBe(await end('.markdown > p'));
    await page.goto('/docs/versions/parity');
    expect(await end('.article-top')).toBe(await end('main table'));
  },
);

test('on a phone all of the menu is within the window', verifies('AG.page-menu'), async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('/docs/versions/Web/1_50');
  await summary(page).click();
  for (const name of ['Copy as Markdown', 'Copy for Cursor and others, in mcp.json'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(link(page, 'Ask or connect by MCP')).toBeInViewport({ ratio: 1 });
});

test('after a click on another page, the menu is about that one', verifies('AG.page-menu'), async ({ page, site }) => {
  await site.open('/docs/versions/parity');
  await site.markDocument();
  await site.main.getByRole('link', { name: '1.25', exact: true }).first().click();
  await expect(site.heading).toHaveText('Web 1.25');
  expect(await site.isSameDocument()).toBe(true);
  await summary(page).click();
  await expect(link(page, 'View as Markdown')).toHaveAttribute('href', '/docs/versions/Web/1_25.md');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1280, 390])
    test(`the links of the menu work at ${width} px`, verifies('AG.page-menu'), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/docs/versions');
      await summary(page).click();
      await expect(link(page, 'Open in Claude')).toBeInViewport({ ratio: 1 });
      await link(page, 'Ask or connect by MCP').click();
      await expect(page.getByText('claude mcp add --transport http docs')).toBeVisible();
      await page.goto('/docs/versions');
      await summary(page).click();
      await link(page, 'View as Markdown').click();
      await expect(page).toHaveURL('/docs/versions.md');
    });
});
