import { describe, expect, it } from 'vitest';
import { checkMessages } from './checkMessages.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml, RELEASE_FILE, releasePage } from './test/samplePages.ts';

const product = { 'site/product/product.yaml': `messages:\n  - "This survey is closed."\n${productYaml}` };
const saying = (message: string) => flowPage.replace('Managers decide', `Visitors read "${message}" Managers decide`);

describe('messages that pages quote', () => {
  it('are those of the product, word for word', async () => {
    expect(await messagesOf(checkMessages, { ...product, [FLOW_FILE]: saying('This survey is closed.') })).toEqual([]);
  });

  it('are told when the product says it otherwise, on release pages too', async () => {
    const release = releasePage.replace('Alerts name', 'Alerts say "The survey closed." and name');
    const texts = { ...product, [FLOW_FILE]: saying('The survey is closed.'), [RELEASE_FILE]: release };
    expect(await messagesOf(checkMessages, texts)).toEqual([
      `${FLOW_FILE}:11  The product has no message "The survey is closed." — Correct it, or add it to messages in product.yaml with its row on the page of messages.`,
      `${RELEASE_FILE}:15  The product has no message "The survey closed." — Correct it, or add it to messages in product.yaml with its row on the page of messages.`,
    ]);
  });

  it('are told in a figure too', async () => {
    const figure = '<svg>\n<text x="1">"The survey is closed."</text>\n</svg>';
    expect(await messagesOf(checkMessages, { ...product, 'site/docs/figures/closed.svg': figure })).toEqual([
      expect.stringContaining('closed.svg:2  The product has no message "The survey is closed."'),
    ]);
  });

  it('have a cause and a remedy wherever a table lists them', async () => {
    const table = '\n| Message | Cause | Remedy |\n|---|---|---|\n| "This survey is closed." | By hand | %s |\n';
    const listing = (remedy: string) => ({ ...product, [FLOW_FILE]: flowPage + table.replace('%s', remedy) });
    expect(await messagesOf(checkMessages, listing('Reopen it'))).toEqual([]);
    expect(await messagesOf(checkMessages, listing(''))).toEqual([
      expect.stringContaining('The row of "This survey is closed." has no remedy.'),
    ]);
  });

  it('are not quoted questions and labels', async () => {
    const quoting = flowPage.replace('Managers decide', 'Ask "How was it?" with "Not at all" last. Managers decide');
    expect(await messagesOf(checkMessages, { ...product, [FLOW_FILE]: quoting })).toEqual([]);
  });
});
