import { describe, expect, it } from 'vitest';
import { checkCounts } from './checkCounts.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml } from './test/samplePages.ts';

const product = `vocabulary:
  roles: [Owner, Editor, Viewer]
  surveyStatuses: { Live: 1, Closed: 2 }
  ticketStatuses: [New, Open, Done]
permissions:
  Surveys: [Read, Write]
  Data: [Export, Delete]
${productYaml}`;
const messages = (sentence: string) =>
  messagesOf(checkCounts, {
    'site/product/product.yaml': product,
    [FLOW_FILE]: flowPage.replace('Managers decide', `${sentence} Managers decide`),
  });

describe('how many there are', () => {
  it('agrees with the lists of product.yaml, in figures and in words', async () => {
    expect(await messages('A copy has any of 4 permissions, all three roles and one of two statuses.')).toEqual([]);
    expect(await messages('Each ticket has one of three ticket statuses; give two roles to four people.')).toEqual([]);
  });

  it('is told when a list has grown', async () => {
    expect(await messages('The 5 permissions are on or off. All four roles may look.')).toEqual([
      `${FLOW_FILE}:11  "The 5 permissions" does not agree with product.yaml. — product.yaml lists 4. Correct the number or the list.`,
      `${FLOW_FILE}:11  "All four roles" does not agree with product.yaml. — product.yaml lists 3. Correct the number or the list.`,
    ]);
  });
});
