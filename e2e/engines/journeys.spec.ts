import { verifies } from '../manifest/verifies.ts';
import type { Reader, Target } from './Reader.ts';
import { expect, test } from './test.ts';

const searchButton: Target = { css: 'button.DocSearch-Button' };
const dialog: Target = { css: 'dialog[open]' };
const dialogField: Target = { css: '#docsearch-input' };
const hit: Target = { css: '[role="option"][id^="docsearch-hits"]' };
const questionField: Target = { css: 'dialog [type="search"][aria-label="Your question"]' };
const exchange: Target = { css: 'dialog article' };
const heading: Target = { css: 'h1' };
const like = dialogButton('Like');

test('search in the dialog leads by keyboard to the right section', verifies('I2.engines'), async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.press('Control+k');
  await reader.isIn(dialogField);
  await reader.type('reminedrs');
  await reader.shows(hit, /Reminders/);
  await reader.press('Enter');
  await reader.isAt(/\/docs\/survey\/Docs\/Survey_Creation_and_Distribution#reminders$/);
  await reader.showsNo(dialog);
  await reader.waitFor(() => (CSS.highlights.get('fd-match')?.size ?? 0) > 0, true);
});

test('the slash opens the dialog, arrows choose and Escape closes', verifies('I2.engines'), async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.press('/');
  await reader.isIn(dialogField);
  await reader.type('quota');
  await reader.shows(hit, /Quotas/);
  const selected: Target = { css: '[role="option"][aria-selected="true"]' };
  const first = (await reader.see(selected)).text;
  await reader.press('ArrowDown');
  await expect.poll(async () => (await reader.see(selected)).text).not.toBe(first);
  await reader.press('Escape');
  await reader.showsNo(dialog);
  await reader.isAt(/^\/docs\/intro$/);
});

test('the search page finds as one types, filters and leads on', verifies('I2.engines'), async ({ reader }) => {
  const result: Target = { css: 'main li a' };
  await reader.open('/search');
  await reader.click({ css: '#search-page-input' });
  await reader.type('quota');
  await reader.isAt(/^\/search\?q=quota$/);
  const count: Target = { css: 'main *', name: /^\d+ documents found$/ };
  await reader.shows(count);
  const all = (await reader.see(count)).text;
  await reader.click({ css: 'main button', name: 'Release notes' });
  await expect.poll(async () => (await reader.see(count)).text).not.toBe(all);
  const page = (await reader.see(result)).text;
  await reader.click(result);
  await reader.isAt(/^\/docs\/versions\//);
  await reader.goBack();
  await reader.isAt(/^\/search\?q=quota/);
  await reader.shows(result, page);
});

test('a question is answered, followed up and rated', verifies('I2.engines'), async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.click(searchButton);
  await reader.isIn(dialogField);
  await reader.type('When did quotas arrive?');
  await reader.click({ css: '[role="option"]', name: 'Ask AI: When did quotas arrive?' });
  await reader.shows(exchange, /When did quotas arrive\?.*Web 1\.\d+/);
  await reader.shows(like);
  await reader.isIn(questionField);
  await reader.type('and on mobile?');
  await reader.press('Enter');
  await reader.shows(exchange, /and on mobile\?.*Mobile/);
  await expect.poll(async () => (await reader.see(like)).count).toBe(2);
  await reader.click(like);
  await reader.shows({ css: 'dialog *', name: 'Thanks for your feedback!' });
  await expect.poll(async () => (await reader.see(like)).count).toBe(1);
});

test('an answer leads to its place in the docs', verifies('I2.engines'), async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.press('Control+k');
  await reader.isIn(dialogField);
  await reader.type('How do I stop a survey after 200 men?');
  await reader.click({ css: '[role="option"]', name: /^Ask AI: / });
  await reader.shows(exchange, /A quota limits how many complete responses match its conditions/);
  await reader.click({ css: 'dialog article a', name: /Quotas$/ });
  await reader.isAt(/^\/docs\/survey\/Docs\/\w+#quotas$/);
  await reader.showsNo(dialog);
});

test('links change the page in place, and Back and Forward restore it', verifies('I2.engines'), async ({ reader }) => {
  await reader.open('/docs/intro');
  const { text } = await reader.see(heading);
  await reader.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await reader.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await reader.click({ css: 'main a[href^="/docs/survey/"]' });
  await reader.isAt(/^\/docs\/survey\//);
  await expect.poll(async () => (await reader.see(heading)).text).not.toBe(text);
  const next = (await reader.see(heading)).text;
  await reader.goBack();
  await reader.isAt(/^\/docs\/intro/);
  await reader.shows(heading, text);
  await reader.evaluate(() => window.history.forward());
  await reader.isAt(/^\/docs\/survey\//);
  await reader.shows(heading, next);
  await reader.waitFor(() => document.documentElement.hasAttribute('data-marked'), true);
});

test('the colour button goes light, dark, system and is kept', verifies('I2.engines'), async ({ reader }) => {
  const button: Target = { css: '.navbar__inner button', name: /^Switch between dark and light mode/ };
  const choices: string[] = [];
  await reader.open('/docs/intro');
  for (let clicks = 0; clicks < 3; clicks++) {
    const before = (await reader.see(button)).name;
    await reader.click(button);
    await expect.poll(async () => (await reader.see(button)).name).not.toBe(before);
    choices.push(await reader.evaluate(() => document.documentElement.dataset['themeChoice'] ?? ''));
  }
  expect(choices).toEqual(['dark', 'system', 'light']);
  await reader.click(button);
  await reader.waitFor(() => document.documentElement.dataset['theme'], 'dark');
  await reader.open('/docs/survey/intro');
  await reader.waitFor(() => document.documentElement.dataset['theme'], 'dark');
});

test('the release explorer filters, and the address keeps it', verifies('I2.engines'), async ({ reader }) => {
  const row: Target = { css: 'main li[data-kind]' };
  await reader.open('/docs/versions');
  await reader.shows(row);
  const all = (await reader.see(row)).count;
  await reader.click({ css: 'main label', name: /^Mobile\s*\d+$/ });
  await reader.isAt(/\?platform=mobile$/);
  await expect.poll(async () => (await reader.see(row)).count).toBeLessThan(all);
  await reader.click({ css: 'main input[type="search"]' });
  await reader.type('offline');
  await reader.isAt(/\?platform=mobile&q=offline$/);
  await reader.shows({ css: 'main [role="status"]' }, /^\d+ of \d+ changes/);
  const { count } = await reader.see(row);
  await reader.open('/docs/versions?platform=mobile&q=offline');
  await expect.poll(async () => (await reader.see(row)).count).toBe(count);
});

test('on a small screen the menu opens, leads on and closes', verifies('I2.engines'), async ({ reader, session }) => {
  await session.resize(460, 800);
  const close: Target = { css: 'button', name: 'Close navigation bar' };
  await reader.open('/');
  await reader.click({ css: 'button', name: 'Toggle navigation bar' });
  await reader.shows(close);
  await reader.click(close);
  await reader.showsNo(close);
  await reader.click({ css: 'button', name: 'Toggle navigation bar' });
  await reader.click({ css: '.navbar-sidebar a', name: 'Docs' });
  await reader.isAt(/^\/docs$/);
  await reader.showsNo(close);
});

test('copied code can be pasted', verifies('I2.engines'), async ({ reader }) => {
  await reader.open('/docs/survey/Docs/Managing_Data_Transfer');
  const code = await reader.evaluate(() => document.querySelector('.theme-code-block pre')?.textContent ?? '');
  await reader.click({ css: '.theme-code-block button', name: 'Copy code to clipboard' });
  await reader.shows({ css: '.theme-code-block [role="status"]' }, 'Copied');
  expect(await pasted(reader)).toBe(code.replace(/\s+/g, ' ').trim());
});

test('a comparison of releases can be copied as Markdown', verifies('I2.engines'), async ({ reader }) => {
  await reader.open('/docs/versions?since=web-1.70');
  await reader.click({ css: 'main button', name: 'Copy as Markdown' });
  await reader.shows({ css: 'main [role="status"]', name: 'Copied' });
  expect(await pasted(reader)).toMatch(/^# New since Web 1\.70/);
});

/** What a reader gets who pastes into the search field: one line, with its spaces collapsed. */
async function pasted(reader: Reader): Promise<string> {
  await reader.press('Control+k');
  await reader.isIn(dialogField);
  await reader.press('Control+v');
  await expect.poll(async () => (await reader.see(dialogField)).value).not.toBe('');
  return (await reader.see(dialogField)).value.replace(/\s+/g, ' ').trim();
}

function dialogButton(name: string): Target {
  return { css: 'dialog button', name };
}
