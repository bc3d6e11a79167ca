import type { Page } from '@playwright/test';

/** One picture of the contact sheet: an address, and what a reader does there before the picture is taken. */
export interface LooksState {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const FLOW = '/docs/survey/Docs/Designing_Survey_Flow';

/** Every kind of page and state that a reader meets. */
export const STATES: readonly LooksState[] = [
  { name: 'home', path: '/' },
  { name: 'overview', path: '/docs' },
  { name: 'docs-page', path: FLOW },
  { name: 'docs-term', path: FLOW, act: pointAtTerm },
  { name: 'docs-tables', path: '/docs/survey/Docs/Survey_Administration_and_Settings#roles' },
  { name: 'docs-figure', path: '/docs/survey/Docs/Intro', act: showFirstFigure },
  { name: 'docs-previews', path: '/docs/survey/radio_button' },
  { name: 'docs-code', path: '/docs/survey/Docs/Managing_Data_Transfer#webhooks' },
  { name: 'figure-enlarged', path: '/docs/survey/Docs/Intro', act: enlargeFirstFigure },
  { name: 'reference', path: '/docs/survey/Docs/Appendix#limits' },
  { name: 'recent-versions', path: '/docs/versions/recent-versions' },
  { name: 'release', path: '/docs/versions/Web/1_74' },
  { name: 'explorer', path: '/docs/versions' },
  { name: 'explorer-since', path: '/docs/versions?since=web-1.60', act: awaitEntries },
  { name: 'explorer-compare', path: '/docs/versions?from=web-1.70&to=web-1.74', act: awaitEntries },
  { name: 'explorer-none', path: '/docs/versions?q=xyzzyplugh' },
  { name: 'parity', path: '/docs/versions/parity' },
  { name: 'search-page', path: '/search?q=quota', act: awaitSearchPage },
  { name: 'search-page-empty', path: '/search?q=xyzzyplugh', act: awaitSearchPage },
  { name: 'tags', path: '/docs/tags' },
  { name: 'tag', path: '/docs/tags/survey' },
  { name: 'not-found', path: '/docs/quotas', act: awaitHits },
  { name: 'not-found-release', path: '/docs/versions/Web/1_99', act: awaitHits },
  { name: 'insights', path: '/insights' },
  { name: 'shortcuts', path: FLOW, act: showShortcuts },
  { name: 'selection', path: FLOW, act: selectText },
  { name: 'privacy', path: '/privacy' },
  { name: 'dialog-start', path: '/docs', act: openDialog },
  { name: 'dialog-results', path: '/docs', act: (page) => search(page, 'quota') },
  { name: 'dialog-question', path: '/docs', act: (page) => search(page, 'how do I stop reminders after an answer?') },
  { name: 'dialog-none', path: '/docs', act: (page) => search(page, 'xyzzyplugh') },
  { name: 'dialog-answer', path: '/docs?ask=How+do+I+set+a+quota%3F', act: awaitAnswer },
  { name: 'answer-failed', path: '/docs', act: failToAnswer },
  { name: 'answer-releases', path: '/docs?ask=What+is+new+since+Web+1.60%3F', act: awaitAnswer },
  { name: 'answer-nearest', path: '/docs?ask=Is+there+a+sandbox+for+the+REST+API%3F', act: awaitAnswer },
  { name: 'answer-refused', path: '/docs?ask=Who+won+the+world+cup+in+1998%3F', act: awaitAnswer },
  { name: 'menu', path: FLOW, act: openMenu },
];

async function showFirstFigure(page: Page): Promise<void> {
  await page.locator('.figure').first().scrollIntoViewIfNeeded();
}

async function enlargeFirstFigure(page: Page): Promise<void> {
  await page.locator('.figure').first().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
}

async function pointAtTerm(page: Page): Promise<void> {
  await page.locator('[data-term]').first().hover();
  await page.getByRole('tooltip').waitFor();
}

async function awaitHits(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

/** Waits for the part of the changes that is drawn later. */
async function awaitEntries(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .getByText(/entries/)
    .waitFor();
}

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

async function search(page: Page, query: string): Promise<void> {
  await openDialog(page);
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  // Said half a second after the last change of the screen.
  await page
    .getByRole('dialog')
    .getByRole('status')
    .getByText(/result/i)
    .waitFor({ state: 'attached' });
}

async function awaitSearchPage(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: 'quota' })
    .or(page.getByText(/^Try fewer/))
    .first()
    .waitFor();
}

async function awaitAnswer(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /copy answer|copy/i })
    .first()
    .waitFor();
}

/** Asks while the assistant can't be reached. */
async function failToAnswer(page: Page): Promise<void> {
  await page.route('**/chat', (route) => route.abort());
  await openDialog(page);
  await page.getByRole('dialog').getByRole('combobox').fill('How do I set a quota?');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: /again/i }).waitFor();
}

async function showShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

/** Selects a paragraph, which brings the offer to ask about it. */
async function selectText(page: Page): Promise<void> {
  // By a long press on a phone, which has no double click.
  await page.locator('.markdown > p').first().selectText();
  await page.getByRole('button', { name: 'Ask about this selection' }).waitFor();
}

/** Opens the menu of narrow windows; wide ones have none. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.locator('.navbar__toggle');
  if (await toggle.isVisible()) await toggle.click();
}
