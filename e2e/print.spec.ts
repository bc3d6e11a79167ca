import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 720, height: 1000 } });

for (const address of ['/docs/survey/Docs/Managing_Data_Transfer', '/docs/versions/Web/1_74']) {
  test(`${address} prints the article and nothing around it`, verifies('I7.print'), async ({ page, site, doc }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(site.heading).toBeVisible();
    for (const part of [doc.sidebar, doc.breadcrumbs, doc.paginator, doc.toc, doc.mobileToc, doc.tags, site.footer])
      for (const one of await part.all()) await expect(one).toBeHidden();
    await expect(page.locator('.navbar')).toBeHidden();
    expect(await page.getByRole('button').count()).toBe(0);
    const looks = await page.evaluate(() => {
      const colours = (element: Element) => getComputedStyle(element);
      return {
        paper: colours(document.documentElement).backgroundColor,
        ink: colours(document.body).color,
        headings: [...document.querySelectorAll('article :is(h1, h2, h3)')].map((one) => colours(one).breakAfter),
        rows: [...document.querySelectorAll('article tr')].map((one) => colours(one).breakInside),
        isCut: [...document.querySelectorAll('article :is(.table-scroll, .figure__scroll, pre)')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent?.slice(0, 40)),
      };
    });
    expect(looks.paper).toBe('rgb(255, 255, 255)');
    expect(looks.ink).toBe('rgb(20, 33, 30)');
    expect(new Set(looks.headings)).toEqual(new Set(['avoid']));
    expect(looks.rows.filter((rule) => rule !== 'avoid')).toEqual([]);
    expect(looks.isCut).toEqual([]);
  });
}

for (const [what, address, part, rule, value] of [
  ['a task of the home page', '/', 'li:has(h3)', 'break-inside', 'avoid'],
  ['a page of the overview', '/docs', '.markdown > ul > li', 'break-inside', 'avoid'],
  ['a part of the changes', '/docs/versions?since=web-1.60', 'section > p:first-child', 'break-after', 'avoid'],
] as const)
  test(`on paper ${what} stays together`, verifies('I7.print'), async ({ page, site }) => {
    await site.open(address);
    await page.emulateMedia({ media: 'print' });
    await expect(site.main.locator(part).first()).toHaveCSS(rule, value);
  });

test('on paper a link to another site shows where it leads', verifies('I7.print'), async ({ page }) => {
  await page.goto('/docs/survey/Docs/Intro');
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://www.example.com/a';
    document.querySelector('.markdown')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(shown).toBe('" (https://www.example.com/a)"');
});

for (const [what, keys] of [
  ['the search dialog', 'Control+k'],
  ['the list of shortcuts', '?'],
] as const)
  test(`on paper ${what} does not lie over the page`, verifies('I7.print'), async ({ page, site }) => {
    await site.open('/docs/survey/Docs/Intro');
    await page.keyboard.press(keys);
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(site.heading).toBeVisible();
  });
