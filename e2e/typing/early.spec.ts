import type { Page } from '@playwright/test';
import { verifies } from '../manifest/verifies.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';
import { expect, test } from '../test.ts';

/** Holds up scripts until it is called. Without all of them the page does not come to life. */
async function holdScripts(page: Page, scripts = /\/assets\/js\//): Promise<() => void> {
  const done = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await done.promise;
    await route.continue();
  });
  return done.resolve;
}

const typing = '#docsearch-typing';

test.describe('before the search dialog is there', () => {
  test('letters show at once in a field with the focus', verifies('I7.letters'), async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/docs/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('radio');
    await expect(page.locator(typing)).toBeFocused();
    await expect(page.locator(typing)).toHaveValue('radio');
    await expect(page.locator(typing)).toBeInViewport({ ratio: 1 });
    arrive();
    const { field } = new SearchDialog(page);
    await expect(field).toHaveValue('radio');
    await expect(field).toBeFocused();
    await expect(page.locator(typing)).toHaveCount(0);
  });

  test('the shortcut pressed again keeps what was typed', verifies('I7.letters'), async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rad');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('io');
    await expect(page.locator(typing)).toHaveValue('radio');
    arrive();
    await expect(new SearchDialog(page).field).toHaveValue('radio');
  });

  test('Escape forgets the search', verifies('I7.letters'), async ({ page, site }) => {
    const arrive = await holdScripts(page);
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('radio');
    await page.keyboard.press('Escape');
    await expect(page.locator(typing)).toHaveCount(0);
    arrive();
    await site.hydrated();
    await site.framesPassed();
    const dialog = new SearchDialog(page);
    await expect(dialog.root).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog.field).toHaveValue('');
  });

  test('a press elsewhere forgets the search', verifies('I7.letters'), async ({ page, site }) => {
    const arrive = await holdScripts(page);
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('radio');
    await site.heading.click();
    await expect(page.locator(typing)).toHaveCount(0);
    arrive();
    await site.hydrated();
    await site.framesPassed();
    await expect(new SearchDialog(page).root).toHaveCount(0);
  });

  test('Enter opens the first result when there is one', verifies('I7.letters'), async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/docs/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('quick start guide');
    await page.keyboard.press('Enter');
    arrive();
    await expect(page).toHaveURL(/\/docs\/survey\/Docs\/Quick_Start_Guide/);
  });

  test('selected text is the query, to be typed over', verifies('I7.letters'), async ({ page, site }) => {
    const arrive = await holdScripts(page);
    await page.goto('/docs/intro');
    await site.heading.selectText();
    await page.keyboard.press('Control+k');
    await expect(page.locator(typing)).toHaveValue('About these docs');
    await page.keyboard.type('radio');
    arrive();
    await expect(new SearchDialog(page).field).toHaveValue('radio');
  });

  test('text that comes in one piece, as from the clipboard, is taken', verifies('I7.letters'), async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/docs/intro');
    await page.locator('.DocSearch-Button').click();
    await page.keyboard.insertText('radio button');
    arrive();
    await expect(new SearchDialog(page).field).toHaveValue('radio button');
  });

  test('a word that an input method composes is not broken off', verifies('I7.letters'), async ({ page, site }) => {
    const arrive = await holdScripts(page, /SearchDialog/);
    const session = await page.context().newCDPSession(page);
    const compose = async (text: string) => {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229 });
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    };
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await compose('n');
    await site.hydrated();
    await expect(page.locator('.DocSearch-Button')).toHaveAttribute('aria-busy', 'true');
    await compose('に');
    arrive();
    await page.locator('dialog').waitFor({ state: 'attached' });
    const { field } = new SearchDialog(page);
    await expect(page.locator(typing)).toBeFocused();
    await session.send('Input.insertText', { text: '日本' });
    await expect(field).toHaveValue('日本');
    await expect(field).toBeFocused();
  });
});

test.describe('the search page', () => {
  test('keeps its field as it comes to life', verifies('I7.letters', 'B9.2'), async ({ page, site, searchResults }) => {
    await page.goto('/search');
    await expect(searchResults.field).toBeFocused();
    const field = await searchResults.field.elementHandle();
    await page.keyboard.type('rado');
    await page.keyboard.press('ArrowLeft');
    await site.hydrated();
    await expect(searchResults.results).not.toHaveCount(0);
    await page.keyboard.type('i');
    await expect(searchResults.field).toHaveValue('radio');
    await expect(page).toHaveURL('/search?q=radio');
    expect(await field?.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test(
    'leaves the caret where it is when it is too busy to follow the address bar',
    verifies('I7.letters'),
    async ({ page, searchResults }) => {
      // The address of the first word is still to be shown when that of the next one is due.
      await page.addInitScript(() => {
        const BUSY_MS = 700;
        const replace = history.replaceState;
        history.replaceState = function (...entry) {
          replace.apply(this, entry);
          if (!String(entry[2]).endsWith('?q=radio')) return;
          document.execCommand('insertText', false, 's');
          (document.activeElement as HTMLInputElement).setSelectionRange(5, 5);
          setTimeout(() => {
            const until = performance.now() + BUSY_MS;
            while (performance.now() < until);
          });
        };
      });
      await page.goto('/search');
      await expect(searchResults.field).toBeFocused();
      await page.keyboard.type('radio');
      await expect(page).toHaveURL('/search?q=radios');
      await expect(page).toHaveTitle(/"radios"/);
      await page.keyboard.type('t');
      await expect(searchResults.field).toHaveValue('radiots');
    },
  );

  test('shows the words of its address before the app is there', verifies('B9.2'), async ({ page, searchResults }) => {
    await holdScripts(page);
    await page.goto('/search?q=radio');
    await expect(searchResults.field).toHaveValue('radio');
  });

  test('has the focus in its field when the dialog leads there', verifies('B9.2'), async ({ page, searchResults }) => {
    const dialog = new SearchDialog(page);
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('radio');
    await dialog.seeAll.click();
    await expect(searchResults.field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' button');
    await expect(searchResults.field).toHaveValue('radio button');
    await expect(page).toHaveURL('/search?q=radio%20button');
  });

  test('leaves the keyboard of a phone closed', verifies('B9.2'), async ({ browser, baseURL }) => {
    const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    const page = await phone.newPage();
    await page.goto(`${baseURL}/search`);
    await expect(page.locator('#search-page-input')).not.toBeFocused();
    await phone.close();
  });
});

test.describe('before the app is there', () => {
  test('the colour button says the mode in force', verifies('S4.colour-mode'), async ({ page, navbar }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/docs/intro');
    await expect(navbar.colourMode).toHaveAccessibleName(/currently dark mode/);
    await expect(navbar.colourMode).toHaveAttribute('title', 'dark mode');
  });

  for (const [platform, key, cap] of [
    ['Linux x86_64', 'Control', 'Ctrl'],
    ['MacIntel', 'Meta', '⌘'],
  ] as const)
    test(
      `the search button says the shortcut of ${platform}, and nothing moves as it comes to life`,
      verifies('I7.letters'),
      async ({ page, site }) => {
        await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', { value: name }), platform);
        const { button } = new SearchDialog(page);
        const says = async (combination: string, text: string) => {
          await expect(button).toHaveAttribute('aria-keyshortcuts', combination);
          await expect(button).toHaveAccessibleName(`Search (${combination})`);
          await expect(button.locator('kbd').first()).toHaveAttribute('data-cap', text);
          await expect(button.locator('kbd').first()).toBeVisible();
        };
        await page.goto('/docs/intro');
        await says(`${key}+k`, cap);
        const box = await button.boundingBox();
        await site.hydrated();
        await says(`${key}+k`, cap);
        expect(await button.boundingBox()).toEqual(box);
      },
    );
});

test(
  'every click on the colour button counts while the page comes to life',
  verifies('S4.colour-mode'),
  async ({ page }) => {
    const CLICKS = 40;
    await page.goto('/docs/intro');
    // From the page itself, so that clicks fall into every step of its coming to life.
    const choices = await page.evaluate(async (clicks) => {
      const seen: (string | undefined)[] = [];
      for (let click = 0; click < clicks; click++) {
        document.querySelector<HTMLElement>('[data-early=colour]')?.click();
        seen.push(document.documentElement.dataset['themeChoice']);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return seen;
    }, CLICKS);
    const inTurn = ['dark', 'system', 'light'];
    expect(choices).toEqual(Array.from({ length: CLICKS }, (_, click) => inTurn[click % inTurn.length]));
  },
);
