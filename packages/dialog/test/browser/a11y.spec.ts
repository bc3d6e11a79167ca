import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { type DialogPage, test } from './openPage.ts';

/** Every screen of the dialog: how to get there, and what is to be seen when one is there. */
const SCREENS: Readonly<Record<string, { settings?: string; reach: (docs: DialogPage) => Promise<void> }>> = {
  'the page with the button': { reach: async () => {} },
  'the empty start screen': { reach: (docs) => docs.search('') },
  'the start screen with all lists': {
    settings: 'assistant=1',
    async reach(docs) {
      for (const query of ['checkbox', 'quota']) {
        await docs.search(query);
        await docs.rows.nth(1).waitFor();
        await docs.page.keyboard.press('Enter');
        await docs.dialog.waitFor({ state: 'hidden' });
      }
      await docs.search('');
      await docs.dialog
        .getByRole('button', { name: /^Save this search/ })
        .first()
        .click();
      await docs.dialog.getByText('Favorite').waitFor();
      await docs.dialog.getByText('Recent conversations').waitFor();
    },
  },
  'results with an active row': {
    async reach(docs) {
      await docs.search('radio');
      await docs.rows.first().waitFor();
      await docs.page.keyboard.press('ArrowDown');
      await docs.page.keyboard.press('ArrowDown');
    },
  },
  'results with filters and the assistant': {
    settings: 'assistant=1',
    async reach(docs) {
      await docs.search('radio');
      await docs.page.getByRole('button', { name: 'Release notes' }).click();
      await docs.page.getByRole('button', { name: 'Web', exact: true }).click();
      await docs.rows.nth(2).waitFor();
    },
  },
  'no results': {
    settings: 'assistant=1',
    async reach(docs) {
      await docs.search('radio');
      await docs.rows.nth(1).waitFor();
      await docs.input.fill('radioxyz');
      await docs.dialog.getByText('Try searching for:').waitFor();
    },
  },
  'the error screen': {
    settings: 'outage=1',
    async reach(docs) {
      await docs.search('radio');
      await docs.dialog.getByText('Unable to fetch results', { exact: true }).waitFor();
    },
  },
};

for (const theme of ['light', 'dark']) {
  for (const [name, { settings = '', reach }] of Object.entries(SCREENS)) {
    for (const width of [1280, 390]) {
      test(`${name} has no accessibility fault (${theme}, ${width} px)`, async ({ docs }) => {
        await docs.page.setViewportSize({ width, height: 844 });
        await docs.open(`theme=${theme}&${settings}`);
        await reach(docs);
        await docs.page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
        const { violations } = await new AxeBuilder({ page: docs.page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        expect(found).toEqual([]);
      });
    }
  }
}
