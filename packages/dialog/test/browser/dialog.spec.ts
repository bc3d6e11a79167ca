import { expect, type Page } from '@playwright/test';
import { test } from './openPage.ts';

const DIALOG_CODE = /SearchDialog-\w+\.js$/;

test('a click opens the dialog, typing finds, Enter goes there and the words are marked on the page', async ({
  docs,
}) => {
  await docs.open();
  await docs.page.getByRole('button', { name: 'Search (Control+k)' }).click();
  await expect(docs.input).toBeFocused();
  await docs.page.keyboard.type('radio');
  await expect(docs.rows.first()).toContainText('Radio button');
  await docs.page.keyboard.press('Enter');
  await expect(docs.dialog).toBeHidden();
  await expect(docs.page.getByRole('heading', { name: 'Radio button' })).toBeVisible();
  const marked = await docs.page.evaluate(() => [...(CSS.highlights.get('fd-match') ?? [])].map(String));
  expect(marked.length).toBeGreaterThan(3);
  expect(new Set(marked.map((word) => word.toLowerCase()))).toContain('radio');
});

test('the code of the dialog is fetched at the first sign of interest, not with the page', async ({ docs }) => {
  const fetched: string[] = [];
  docs.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await docs.open();
  expect(fetched).toContain('/page.js');
  expect(fetched.filter((path) => DIALOG_CODE.test(path))).toEqual([]);
  const code = docs.page.waitForRequest(DIALOG_CODE);
  await docs.page.getByRole('button', { name: /^Search/ }).hover();
  await code;
});

// That the next click helps is shown on the built site: browsers keep a module that failed to come, but not a chunk.
test('if the code cannot be fetched the reader is told', async ({ docs }) => {
  await docs.open();
  await docs.page.route(DIALOG_CODE, (route) => route.abort(), { times: 1 });
  await docs.page.getByRole('button', { name: /^Search/ }).click();
  await expect(docs.page.getByRole('alert')).toContainText('Search could not be loaded.');
  await expect(docs.dialog).toHaveCount(0);
});

test('the page behind is out of reach while the dialog is open', async ({ docs }) => {
  await docs.open();
  await docs.search('radio');
  const focusedOutside = await docs.page.evaluate(() => {
    document.querySelector('textarea')?.focus();
    return document.activeElement?.tagName;
  });
  expect(focusedOutside).toBe('INPUT');
  await expect(docs.page.getByRole('textbox', { name: 'Your notes' })).toHaveCount(1);
  expect(await docs.page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
});

test('Tab stays in the dialog, also after the results have changed', async ({ docs }) => {
  await docs.open();
  await docs.search('checkbox');
  await expect(docs.rows).toHaveCount(1);
  for (const query of ['checkbox', 'radio']) {
    await docs.input.fill(query);
    await expect(docs.rows).not.toHaveCount(query === 'radio' ? 1 : 2);
    await docs.input.focus();
    await docs.page.keyboard.press('Shift+Tab');
    await expect(docs.page.getByRole('link', { name: /See all/ })).toBeFocused();
    await docs.page.keyboard.press('Tab');
    await expect(docs.input).toBeFocused();
  }
});

test('nothing moves when the dialog opens and closes, and the page stays where it was', async ({ docs }) => {
  await docs.open();
  await docs.page.evaluate(() => window.scrollTo(0, 700));
  const place = () =>
    docs.page.evaluate(() => [window.scrollY, document.querySelector('main')?.getBoundingClientRect().left]);
  const before = await place();
  expect(await docs.page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await docs.search('radio');
  expect(await place()).toEqual(before);
  await docs.page.mouse.wheel(0, 400);
  await docs.page.mouse.click(8, 8);
  await expect(docs.dialog).toBeHidden();
  expect(await place()).toEqual(before);
  await expect(docs.page.getByRole('button', { name: /^Search/ })).toBeFocused();
});

test('the dialog is 800 pixels wide, 60 below the top, and fills a phone', async ({ docs }) => {
  await docs.page.setViewportSize({ width: 1280, height: 900 });
  await docs.open();
  await docs.search('radio');
  await expect(docs.rows.first()).toBeVisible();
  await settle(docs.page);
  expect(await docs.dialog.boundingBox()).toMatchObject({ y: 60, width: 800 });
  await docs.page.setViewportSize({ width: 390, height: 844 });
  // A window this narrow on a desktop keeps the place of its scrollbar free.
  await expect.poll(() => docs.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
  expect((await docs.dialog.boundingBox())?.width).toBeGreaterThanOrEqual(375);
});

test('on the narrowest phone nothing sticks out to the side', async ({ docs }) => {
  await docs.page.setViewportSize({ width: 320, height: 568 });
  await docs.open('assistant=1');
  await docs.search('radio');
  await expect(docs.rows.first()).toBeVisible();
  await docs.page.getByRole('button', { name: 'Release notes' }).click();
  await docs.page.getByRole('button', { name: 'Web', exact: true }).click();
  await expect(docs.dialog.getByRole('combobox', { name: 'Version' })).toBeVisible();
  const excess = await docs.page.evaluate(() =>
    [...document.querySelectorAll('dialog *')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .map((element) => element.getBoundingClientRect().right)
      .filter((right) => right > 320.5),
  );
  expect(excess).toEqual([]);
});

test('arrows bring a row below the edge into view', async ({ docs }) => {
  await docs.page.setViewportSize({ width: 1280, height: 500 });
  await docs.open();
  await docs.search('radio');
  await expect(docs.rows.first()).toBeVisible();
  await docs.page.keyboard.press('ArrowUp');
  const last = docs.rows.last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('an outage shows the error screen after a spinner, and Escape still closes', async ({ docs }) => {
  await docs.open('outage=1&delay=1500');
  await docs.search('radio');
  await expect(docs.page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(docs.dialog.getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await expect(docs.page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  await docs.page.keyboard.press('Escape');
  await expect(docs.dialog).toBeHidden();
});

test('Escape leaves the assistant first and closes the dialog next', async ({ docs }) => {
  await docs.open('assistant=1');
  await docs.search('radio');
  await docs.rows.first().click();
  await expect(docs.dialog.getByText('You asked: radio')).toBeVisible();
  await docs.page.keyboard.press('Escape');
  await expect(docs.input).toBeFocused();
  await expect(docs.input).toHaveValue('');
  await docs.page.keyboard.press('Escape');
  await expect(docs.dialog).toBeHidden();
});

test('pressing a button that goes away leaves the cursor in the box', async ({ docs }) => {
  await docs.open();
  await docs.search('radio');
  await expect(docs.rows.first()).toBeVisible();
  await docs.page.keyboard.press('Enter');
  await expect(docs.dialog).toBeHidden();
  await docs.search('');
  await docs.dialog.getByRole('button', { name: /^Remove this search from history/ }).click();
  await expect(docs.input).toBeFocused();
  await expect(docs.rows).toHaveCount(0);
});

test('with reduced motion nothing is animated', async ({ docs }) => {
  await docs.page.emulateMedia({ reducedMotion: 'reduce' });
  await docs.open('delay=5000');
  await docs.search('radio');
  await expect(docs.page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  expect(await docs.page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('once the code is here, the box is ready three frames after the shortcut at the latest', async ({ docs }) => {
  await docs.open();
  await docs.search('radio');
  await docs.page.keyboard.press('Escape');
  await expect(docs.dialog).toBeHidden();
  const frames = await docs.page.evaluate(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
    let count = 0;
    for (; document.activeElement?.id !== 'docsearch-input'; count += 1) await new Promise(requestAnimationFrame);
    return count;
  });
  expect(frames).toBeLessThanOrEqual(3);
});

test('a keystroke makes the browser lay the page out three times at most', async ({ docs }) => {
  await docs.open();
  await docs.search('radio');
  await expect(docs.rows.first()).toBeVisible();
  const devtools = await docs.page.context().newCDPSession(docs.page);
  await devtools.send('Performance.enable');
  const layoutsSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const before = await layoutsSoFar();
  for (let round = 0; round < 10; round += 1) {
    for (const key of ['Backspace', 'o']) {
      await docs.page.keyboard.press(key);
      await docs.page.waitForTimeout(50);
    }
  }
  const perKeystroke = ((await layoutsSoFar()) - before) / 20;
  await expect(docs.rows.first()).toContainText('Radio button');
  expect(perKeystroke).toBeGreaterThan(0);
  expect(perKeystroke).toBeLessThanOrEqual(3);
});

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
}
