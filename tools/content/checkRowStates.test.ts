import { describe, expect, test } from 'vitest';
import { checkRowStates } from './checkRowStates.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const product = `vocabulary:\n  surveyStates: [Draft, Live]\nrowStates:\n  links: [Unused]\n${productYaml}`;
const saying = (sentence: string) =>
  flowPage.replace(
    'Managers decide',
    `The row says **Unused**, and a survey is listed as Live. ${sentence} Managers decide`,
  );
const told = (sentence: string, yaml = product) =>
  messagesOf(checkRowStates, { [FLOW_FILE]: saying(sentence), [PRODUCT]: yaml });

describe('what rows say of their entries', () => {
  test('is in order when product.yaml lists it', async () => {
    expect(await told('Links still **Unused** and surveys still Draft stay. Its owner is listed as owner.')).toEqual(
      [],
    );
  });

  test.each([
    ['The row should say **Fresh**.', 'Fresh'],
    ['The batch lists the links as **Fresh**.', 'Fresh'],
    ['Every link is listed as Fresh.', 'Fresh'],
    ['A link marked **Fresh** works.', 'Fresh'],
    ['A link that is still Unusedlike works.', 'Unusedlike'],
  ])('is told when it is not listed: %s', async (sentence, name) => {
    expect(await told(sentence)).toEqual([
      `${FLOW_FILE}:11  No row of the product says "${name}". — Correct it, or add it to rowStates in product.yaml.`,
    ]);
  });

  test('is told in the summaries of product.yaml, and when no page has it', async () => {
    const yaml = product
      .replace('[Unused]', '[Unused, Used]')
      .replace('Caps groups.', 'The row says\n      **Fresh**.');
    expect(await told('', yaml)).toEqual([
      expect.stringContaining('No row of the product says "Fresh".'),
      `${PRODUCT}:4  No page of the documentation says what **Used** means. — Name it in bold where readers see it, or take it out of rowStates.`,
    ]);
  });
});
