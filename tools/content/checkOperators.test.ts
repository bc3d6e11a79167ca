import { describe, expect, it } from 'vitest';
import { checkOperators } from './checkOperators.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const product = `operators:
  Ranking: [rank of an item is, rank of an item is at most]
  Slider: ["<", is between]
  Hidden: [those of Slider]
${productYaml}`;
const table = `
| Type | Operators |
|---|---|
| Ranking | for the rank of an item: is, is at most |
| Slider | &lt;, is between |
| Hidden | The operators of slider |
| Every type of question | is answered, was shown |
`;
const messages = (page: string) => messagesOf(checkOperators, { [PRODUCT]: product, [FLOW_FILE]: flowPage + page });

describe('the table of operators', () => {
  it('has those of product.yaml, whose beginning a row may say once', async () => {
    expect(await messages(table)).toEqual([]);
  });

  it('is told what it leaves out and what the product does not have', async () => {
    expect(await messages(table.replace('is at most', 'is below'))).toEqual([
      `${PRODUCT}:2  No row of the table of operators in ${FLOW_FILE} has "rank of an item is at most" of Ranking. — Add it there, or take it out of operators.`,
      expect.stringContaining('No type of question has the operator "is below".'),
    ]);
  });
});
