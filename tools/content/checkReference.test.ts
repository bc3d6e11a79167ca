import { describe, expect, it } from 'vitest';
import { checkReference } from './checkReference.ts';
import { messagesOf } from './test/messagesOf.ts';
import { productYaml } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const MESSAGES = 'site/docs/survey/Docs/Messages.md';
const GLOSSARY = 'site/docs/survey/Docs/Glossary.md';

const product = `messages:
  - "This survey is closed."
vocabulary:
  states: [Live, Closed]
${productYaml}`;
const messages = '---\ntitle: A\n---\n\n| Message |\n|---|\n| "This survey is closed." | By hand |\n';
const glossary = '---\ntitle: B\n---\n\n| Term | Meaning |\n|---|---|\n| Closed, Live | States |\n';

describe('what product.yaml lists by name', () => {
  it('is in order when each entry has a row on its page, alone or with others', async () => {
    const texts = { [PRODUCT]: product, [MESSAGES]: messages, [GLOSSARY]: glossary };
    expect(await messagesOf(checkReference, texts)).toEqual([]);
  });

  it('is told when its row is missing or worded otherwise', async () => {
    const texts = {
      [PRODUCT]: product,
      [MESSAGES]: messages.replace('is closed', 'has closed'),
      [GLOSSARY]: glossary.replace('Closed, ', ''),
    };
    expect(await messagesOf(checkReference, texts)).toEqual([
      `${PRODUCT}:4  "Closed" of vocabulary has no row in a table of ${GLOSSARY}. — Add one that begins with it, or take it out of the list.`,
      `${PRODUCT}:2  "This survey is closed." of messages has no row in a table of ${MESSAGES}. — Add one that begins with it, or take it out of the list.`,
    ]);
  });
});
