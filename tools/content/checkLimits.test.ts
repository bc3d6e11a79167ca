import { describe, expect, test } from 'vitest';
import { checkLimits } from './checkLimits.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml } from './test/samplePages.ts';

const APPENDIX = 'site/docs/survey/Docs/Appendix.md';
const appendix =
  '---\ntitle: Limits\n---\n\n## Limits {#limits}\n\n| What | Limit |\n|---|---|\n| Branches, quotas | 50, 1,000 |\n';
const page = (sentence: string) => flowPage.replace('Managers decide here', `${sentence} Managers decide here`);

describe('limits', () => {
  test('are fine when a row of the Appendix has the number and the thing', async () => {
    const flow = page('A survey has up to 1,000 quotas and at most 50 nested branches.');
    expect(await messagesOf(checkLimits, { [FLOW_FILE]: flow, [APPENDIX]: appendix })).toEqual([]);
  });

  test('are refused when the Appendix has another number, or none for this thing', async () => {
    const flow = page('A survey has up to 100 quotas and at most 50 screens.');
    expect(await messagesOf(checkLimits, { [FLOW_FILE]: flow, [APPENDIX]: appendix })).toEqual([
      `${FLOW_FILE}:11  The table of limits in the Appendix does not have "up to 100 quotas and at most". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
      `${FLOW_FILE}:11  The table of limits in the Appendix does not have "at most 50 screens". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
    ]);
  });

  test('cover how long something is kept or valid', async () => {
    const flow = page('A file is kept for 50 days.');
    expect(await messagesOf(checkLimits, { [FLOW_FILE]: flow, [APPENDIX]: appendix })).toEqual([
      `${FLOW_FILE}:11  The table of limits in the Appendix does not have "kept for 50 days". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
    ]);
  });

  test('are looked for in product.yaml, but not in messages with example numbers', async () => {
    const product = productYaml.replace('Caps groups.', 'Up to 20 groups, or "Choose at most 4 answers."');
    const [message, ...others] = await messagesOf(checkLimits, {
      [APPENDIX]: appendix,
      'site/product/product.yaml': product,
    });
    expect(message).toContain('"Up to 20 groups"');
    expect(others).toEqual([]);
  });

  test('are read from the columns of tables too, by the largest number of each cell', async () => {
    const table = (limit: string) =>
      flowPage.replace(
        'Managers decide',
        `| Element | Limit |\n|---|---|\n| Branches | 1 to ${limit} in \`Q2_99\` |\n\nManagers decide`,
      );
    expect(await messagesOf(checkLimits, { [FLOW_FILE]: table('50'), [APPENDIX]: appendix })).toEqual([]);
    expect(await messagesOf(checkLimits, { [FLOW_FILE]: table('60'), [APPENDIX]: appendix })).toEqual([
      `${FLOW_FILE}:13  The table of limits in the Appendix does not have "Branches: 1 to 60 in". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
    ]);
  });

  test('cover ranges and periods in other words, which may also stand in a summary', async () => {
    const product = productYaml.replace('Caps groups.', 'A rank has 2 to 50 items. A link lives for 30 days.');
    const told = (sentence: string) =>
      messagesOf(checkLimits, {
        [FLOW_FILE]: page(sentence),
        [APPENDIX]: appendix,
        'site/product/product.yaml': product,
      });
    expect(
      await told('It has 2 to 50 items, **Files > Trash** for 30 days, and 30 days later a scale from 0 to 10 here.'),
    ).toEqual([]);
    expect(await told('It has 2 to **40** items, **Files > Trash** for **50** days, and 9 days later a link.')).toEqual(
      ['2 to 40 items', 'for 50 days', '9 days later'].map(
        (said) =>
          `${FLOW_FILE}:11  Neither the table of limits in the Appendix nor a summary in product.yaml has "${said}". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
      ),
    );
  });
});
