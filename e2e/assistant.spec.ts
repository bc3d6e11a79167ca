import AxeBuilder from '@axe-core/playwright';
import type { Route } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { Assistant } from './pages/Assistant.ts';
import { expect, test } from './test.ts';

const QUESTION = 'How do I stop a survey after 200 men?';

test.beforeEach(async ({ site }) => {
  await site.open('/docs/intro');
});

test(
  'a question typed into the search is answered with quotations that lead to their place',
  verifies('I5.answer', 'Q16', 'A11.2', 'I5.quoted', 'I5.marks'),
  async ({ page }) => {
    const assistant = new Assistant(page);
    await page.keyboard.press('Control+k');
    await expect(assistant.dialog.field).toBeFocused();
    await page.keyboard.type(QUESTION);
    const first = assistant.dialog.rows.first();
    await expect(first).toHaveText(`Ask AI: ${QUESTION}`);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await first.click();
    const answer = assistant.exchanges.first();
    await expect(answer.getByRole('heading', { name: QUESTION })).toBeVisible();
    await expect(answer).toContainText('A quota limits how many complete responses match its conditions');
    await expect(answer).toContainText('Quoted from the docs.');
    await expect(assistant.field).toBeFocused();
    await expect(assistant.field).toHaveAttribute('placeholder', 'Ask another question...');
    await answer.getByRole('link', { name: 'Quotas' }).first().click();
    await expect(page).toHaveURL(/\/docs\/survey\/Docs\/\w+#quotas$/);
    await expect(assistant.root).toBeHidden();
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('fd-match')?.size ?? 0)).toBeGreaterThan(0);
  },
);

test(
  'an answer is shown whole where the window has room for it, and cut where it has not',
  verifies('I5.answer'),
  async ({ page }) => {
    const assistant = new Assistant(page);
    const more = assistant.root.getByRole('button', { name: 'Show all 6 steps' });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await assistant.enter();
    await assistant.ask('How do I set a quota?');
    await expect(assistant.like).toBeVisible();
    await expect(more).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 600 });
    await assistant.ask('How do I set a quota?');
    await expect(assistant.exchanges.nth(1).getByRole('button', { name: 'Like', exact: true })).toBeVisible();
    await expect(more.last()).toBeVisible();
  },
);

test(
  'Enter right after a paste waits for what was pasted, over the rows of an earlier text too',
  verifies('I7.letters', 'Q16'),
  async ({ page, site }) => {
    const assistant = new Assistant(page);
    for (const earlier of ['', 'export']) {
      await page.keyboard.press('Control+k');
      await assistant.dialog.field.fill(earlier);
      if (earlier !== '') await expect(assistant.dialog.hits.first()).toBeVisible();
      await assistant.dialog.field.selectText();
      await page.keyboard.insertText(QUESTION);
      await page.keyboard.press('Enter');
      await expect(assistant.exchanges.first().getByRole('heading', { name: QUESTION })).toBeVisible();
      await page.keyboard.press('Escape');
      await assistant.dialog.field.selectText();
      await page.keyboard.insertText('quota');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#quotas$/);
      await site.open('/docs/intro');
    }
  },
);

test(
  'where nothing is found the row that asks is chosen beforehand, else Enter opens the first result',
  verifies('Q16'),
  async ({ page }) => {
    const assistant = new Assistant(page);
    await page.keyboard.press('Control+k');
    await expect(assistant.dialog.field).toBeFocused();
    await page.keyboard.type('zzzqqq wwwvvv');
    const row = assistant.dialog.rows.first();
    await expect(row).toHaveText("Didn't find it in the docs? Ask AI to help: zzzqqq wwwvvv");
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await assistant.dialog.field.fill('quota');
    await expect(assistant.dialog.rows.first()).toHaveText('Ask AI: quota');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#quotas$/);
  },
);

test(
  'a conversation goes on, is kept over a reload, and is found in the history also from a query',
  verifies('A11.6', 'A11.7', 'Q10', 'Q11', 'I5.alike'),
  async ({ page, site }) => {
    const assistant = new Assistant(page);
    await assistant.enter();
    await assistant.ask('When did quotas arrive?');
    await expect(assistant.like).toHaveCount(1);
    await assistant.ask('and on mobile?');
    await expect(assistant.like).toHaveCount(2);
    await expect(assistant.exchanges.first().getByRole('heading').first()).toHaveText('and on mobile?');
    await assistant.choose('Start a new conversation');
    await expect(assistant.root).toContainText('How can I help you today?');
    await assistant.ask('When did quotas arrive?');
    await expect(assistant.like).toHaveCount(1);

    await page.reload();
    await site.hydrated();
    await assistant.enter();
    const history = assistant.root.getByRole('list', { name: 'My conversation history' });
    await expect(assistant.root.getByRole('heading', { name: 'My conversation history' })).toBeVisible();
    await expect(history.getByRole('listitem')).toHaveText(['When did quotas arrive?', 'When did quotas arrive?']);
    await history.getByRole('button', { name: 'When did quotas arrive?', exact: true }).last().click();
    await expect(assistant.exchanges).toHaveCount(2);

    await page.keyboard.press('Escape');
    await assistant.dialog.field.fill('quota');
    await assistant.dialog.rows.filter({ hasText: 'Ask AI: quota' }).click();
    await expect(assistant.like).toHaveCount(1);
    await assistant.choose('Conversation history');
    await expect(history.getByRole('listitem')).toHaveCount(3);
    for (let left = 3; left > 0; left--)
      await history
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
    await expect(assistant.root).toContainText('How can I help you today?');
  },
);

test(
  'one token serves several questions, and a rating is sent for the answer, thanked for and kept',
  verifies('A13.1', 'A13.2', 'A13.3', 'A11.4', 'Q15'),
  async ({ page, site }) => {
    const assistant = new Assistant(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/chat')) asked.push(pathname);
    });
    // The page keeps a copy of what has come: the browser may have dropped a stream's body by the time a test asks for it.
    await page.evaluate(() => {
      const fetched = window.fetch;
      window.fetch = async (...request) => {
        const response = await fetched(...request);
        if (new URL(response.url).pathname !== '/chat') return response;
        const [own, copy] = response.body?.tee() ?? [];
        const keep = new WritableStream<string>({
          write: (text) => {
            document.documentElement.dataset['reply'] = (document.documentElement.dataset['reply'] ?? '') + text;
          },
        });
        void copy?.pipeThrough(new TextDecoderStream()).pipeTo(keep);
        return new Response(own, response);
      };
    });
    const replied = () => page.evaluate(() => document.documentElement.dataset['reply'] ?? '');
    await assistant.enter();
    const chat = page.waitForRequest('**/chat');
    await assistant.ask('Can I run the questionnaire without internet?');
    const headers = (await chat).headers();
    expect(headers['authorization']).toMatch(/^TOKEN [\w+/=]+\./);
    expect(headers['x-algolia-assistant-id']).toBe('survey-docs');
    await expect(assistant.like).toBeVisible();
    const MESSAGE_ID = /"messageId":"([^"]+)"/;
    await expect.poll(replied).toMatch(MESSAGE_ID);
    const messageId = MESSAGE_ID.exec(await replied())?.[1];
    const rating = page.waitForRequest('**/chat/feedback');
    await assistant.like.click();
    expect((await rating).postDataJSON()).toEqual({ appId: 'SURVEYDOCS', messageId, thumbs: 1 });
    await expect(assistant.root.getByText('Thanks for your feedback!')).toBeVisible();
    await expect(assistant.like).toHaveCount(0);
    expect(asked).toEqual(['/chat/token', '/chat', '/chat/feedback']);

    await page.reload();
    await site.hydrated();
    await assistant.enter();
    await assistant.root.getByRole('button', { name: 'Can I run the questionnaire', exact: false }).first().click();
    await expect(assistant.root.getByText('Thanks for your feedback!')).toBeVisible();
  },
);

test('a refused token is fetched anew once, unseen by the reader', verifies('A13.1'), async ({ page }) => {
  await page.evaluate(() => {
    const expiry = btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }));
    sessionStorage.setItem('askai_token', `${expiry}.forged`);
  });
  const assistant = new Assistant(page);
  await assistant.enter();
  await assistant.ask('When did quotas arrive?');
  await expect(assistant.like).toBeVisible();
  await expect(assistant.root.getByRole('alert')).toHaveCount(0);
});

test('a new conversation offers questions, which are asked with their id', verifies('A11.5'), async ({ page }) => {
  const assistant = new Assistant(page);
  await assistant.enter();
  await expect(assistant.root.getByRole('heading', { name: 'How can I help you today?' })).toBeVisible();
  const offered = assistant.root.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await expect(offered).toHaveCount(3);
  const chat = page.waitForRequest('**/chat');
  await offered.first().click();
  expect((await chat).postDataJSON().suggestedQuestionId).toMatch(/^suggested-/);
  await expect(assistant.like).toBeVisible();
});

test(
  'what is not in the docs is refused with the nearest pages and the contact',
  verifies('I5.refusal'),
  async ({ page }) => {
    const assistant = new Assistant(page);
    await assistant.enter();
    await assistant.ask('Give me a recipe for pancakes');
    await expect(assistant.exchanges.first()).toContainText('The docs don’t say.');
    await expect(assistant.exchanges.first()).toContainText('Nothing here is quoted from the docs.');
    await expect(assistant.exchanges.first().getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
  },
);

test('an address can bring a question, once', verifies('I5.ask-address'), async ({ page, site }) => {
  await site.open('/docs/intro?ask=When+did+quotas+arrive%3F#search-and-ask');
  const assistant = new Assistant(page);
  await expect(assistant.exchanges.first().getByRole('heading').first()).toHaveText('When did quotas arrive?');
  await expect(assistant.like).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro#search-and-ask$/);
  await page.reload();
  await site.hydrated();
  await expect(assistant.root).toBeHidden();
});

test('one can ask about the page and about a selection', verifies('I5.ask-page'), async ({ page }) => {
  const assistant = new Assistant(page);
  await page.locator('summary', { hasText: 'Use with AI' }).click();
  await page.getByRole('button', { name: 'Ask about this page' }).click();
  await expect(assistant.field).toHaveValue('About “About these docs”: ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(assistant.root).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask about this page' })).toBeFocused();
  const selected = await page
    .locator('article h2 + p')
    .first()
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(paragraph.firstChild ?? paragraph);
      document.getSelection()?.removeAllRanges();
      document.getSelection()?.addRange(range);
      return range.toString().trim();
    });
  const button = page.getByRole('button', { name: 'Ask about this selection' });
  await expect(button).toBeInViewport();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(assistant.field).toHaveValue(`What does “${selected}” mean?`);
  await page.keyboard.press('Enter');
  await expect(assistant.exchanges).toHaveCount(1);
});

test('a conversation can be taken along as Markdown', verifies('I5.export'), async ({ page }) => {
  const assistant = new Assistant(page);
  await assistant.enter();
  await assistant.ask('When did quotas arrive?');
  await expect(assistant.like).toBeVisible();
  const download = page.waitForEvent('download');
  await assistant.choose('Export as Markdown');
  const file = await download;
  expect(file.suggestedFilename()).toBe('conversation.md');
  const pieces: string[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(String(piece));
  expect(pieces.join('')).toMatch(/## When did quotas arrive\?\n\n[\s\S]*\]\(\/docs\//);
});

test('everything kept of the reader can be cleared', verifies('I5.clear'), async ({ page }) => {
  const assistant = new Assistant(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await assistant.enter();
  await assistant.ask('When did quotas arrive?');
  await expect(assistant.like).toBeVisible();
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect
    .poll(keys)
    .toEqual(expect.arrayContaining(['__DOCSEARCH_ASKAI_CONVERSATIONS__docs', 'askai_token', 'theme']));
  await assistant.choose('Clear all my data');
  await assistant.root.getByRole('button', { name: 'Clear everything' }).click();
  await expect(assistant.dialog.field).toBeFocused();
  await expect(assistant.root).not.toContainText('Recent conversations');
  const left = await keys();
  expect(left.filter((key) => key.startsWith('__DOCSEARCH') || key === 'askai_token')).toEqual([]);
  expect(left).toContain('theme');
});

test(
  'what the server keeps of the reader is deleted with it; when that fails, it can be tried again',
  verifies('I5.clear', 'I20.withdraw'),
  async ({ page }) => {
    const assistant = new Assistant(page);
    const token = () => page.evaluate(() => localStorage.getItem('reader_token'));
    await assistant.enter();
    expect(await token()).toBeNull();
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/chat');
    await assistant.ask('When did quotas arrive?');
    await expect(assistant.like).toBeVisible();
    const known = await token();
    expect(known).toMatch(/^reader-[\da-f]{32}$/);
    expect((await sent).postDataJSON()).toMatchObject({ userToken: known });

    const refuse = (route: Route) => route.fulfill({ status: 503, body: 'AI-207 The server cannot do it now.' });
    await page.route('/my-data', refuse);
    await assistant.choose('Clear all my data');
    await assistant.root.getByRole('button', { name: 'Clear everything' }).click();
    await expect(assistant.root.getByRole('alert')).toContainText('The server cannot do it now.');
    await expect(assistant.root.getByRole('button', { name: 'Try again' })).toBeFocused();
    expect(await token()).toBe(known);

    await page.unroute('/my-data', refuse);
    const deleted = page.waitForResponse((response) => new URL(response.url()).pathname === '/my-data');
    await page.keyboard.press('Enter');
    const response = await deleted;
    expect([response.request().method(), response.status()]).toEqual(['DELETE', 204]);
    expect(await response.request().headerValue('authorization')).toBe(`Bearer ${known}`);
    await expect(assistant.dialog.field).toBeFocused();
    expect(await token()).toBeNull();
  },
);

test(
  'where readers type, a line says that it is kept, and leads to the page that tells more',
  verifies('I20.withdraw'),
  async ({ page }) => {
    const assistant = new Assistant(page);
    await page.keyboard.press('Control+k');
    await expect(assistant.root.getByText('Searches and questions are kept.')).toBeVisible();
    await page.keyboard.press('Escape');
    await assistant.enter();
    await expect(assistant.root.getByText('Searches and questions are kept.')).toBeVisible();
    await assistant.root.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('main')).toContainText('Your reader token');
  },
);

test('the code of AI mode is not loaded until it is about to be used', verifies('I5.lazy'), async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const holdAssistant = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    return texts.some((text) => text.includes('How can I help you today?'));
  };
  await page.reload();
  const assistant = new Assistant(page);
  await expect(assistant.dialog.button).toBeVisible();
  await page.keyboard.press('Control+k');
  await assistant.dialog.field.fill('quota');
  // The rows from before the letters ask nothing.
  await expect(assistant.dialog.rows.first()).toContainText('quota');
  await expect(assistant.dialog.rows.nth(1)).toBeVisible();
  expect(await holdAssistant()).toBe(false);
  await assistant.dialog.rows.first().click();
  await expect(assistant.like).toBeVisible();
  expect(await holdAssistant()).toBe(true);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(
      `AI mode is accessible in ${theme} at ${width} pixels, on every screen`,
      verifies('I5.axe'),
      async ({ page, site }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.evaluate((choice) => localStorage.setItem('theme', choice), theme);
        await site.open('/docs/intro');
        const assistant = new Assistant(page);
        const check = async () => {
          await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
          expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
          const overflow = await assistant.root.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        };
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await assistant.enter();
        await expect(assistant.root).toContainText('How can I help you today?');
        await check();
        await assistant.ask(QUESTION);
        await expect(assistant.like).toBeVisible();
        await check();
        await assistant.root.getByRole('button', { name: 'Conversation menu' }).click();
        await check();
        await assistant.root.getByRole('menuitem', { name: 'Conversation history' }).click();
        await check();
        await assistant.root.getByRole('button', { name: 'Back to the conversation' }).click();
        await assistant.choose('Clear all my data');
        await check();
      },
    );
  }
}
