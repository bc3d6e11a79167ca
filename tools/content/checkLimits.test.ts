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

  test('hold for the labels of figures', async () => {
    const figure = '<svg>\n<text x="1">Quotas</text>\n<text x="1">up to 500 quotas</text>\n</svg>';
    expect(await messagesOf(checkLimits, { [APPENDIX]: appendix, 'site/docs/figures/flow.svg': figure })).toEqual([
      expect.stringContaining('flow.svg:3  The table of limits in the Appendix does not have "up to 500 quotas".'),
    ]);
  });

  test('cover minimums, what counts in a row, levels and how long something lasts, with the thing as well as the number', async () => {
    const rows = appendix.replace(
      '| Branches',
      '| Driver analysis | at least 100 responses |\n| Bounces in a row | 3 |\n| Topics | 40 in 2 levels |\n| File of an export | 50 days |\n| Branches',
    );
    const told = (sentence: string) => messagesOf(checkLimits, { [FLOW_FILE]: page(sentence), [APPENDIX]: rows });
    expect(
      await told(
        'It needs at least 100 responses. Three soft bounces in a row end it. Topics have two levels. For 50 days, you find the file.',
      ),
    ).toEqual([]);
    expect(
      await told(
        'It needs at least 50 comments. Three failed runs in a row end it. Folders have 3 levels. For 50 days, no intercept returns.',
      ),
    ).toEqual(
      ['at least 50 comments', 'Three failed runs', '3 levels', 'For 50 days'].map(
        (said) =>
          `${FLOW_FILE}:11  The table of limits in the Appendix does not have "${said}". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
      ),
    );
  });

  test('cover ranges and periods that only a summary in product.yaml has', async () => {
    const product = productYaml.replace('Caps groups.', 'A picture has 256 to 2,048 px and stays for 50 days.');
    const flow = page('A picture has 256 to 2,048 px, and the limit is 10 % to 60 % of the median.');
    const said = await messagesOf(checkLimits, {
      [FLOW_FILE]: flow,
      [APPENDIX]: appendix,
      'site/product/product.yaml': product,
    });
    expect(said.map((message) => /"(.*)"/.exec(message)?.[1])).toEqual([
      '256 to 2,048 px',
      '10 % to 60 % of the median',
      '256 to 2,048 px',
      'for 50 days',
    ]);
  });

  test('take a period from the whole row of a table', async () => {
    const table = (thing: string) =>
      flowPage.replace(
        'Managers decide',
        `| Setting | Value |\n|---|---|\n| ${thing} | For 30 days |\n\nManagers decide`,
      );
    const rows = appendix.replace('| Branches', '| File of an export | 30 days |\n| Branches');
    expect(await messagesOf(checkLimits, { [FLOW_FILE]: table('File'), [APPENDIX]: rows })).toEqual([]);
    expect(await messagesOf(checkLimits, { [FLOW_FILE]: table('Intercept'), [APPENDIX]: rows })).toEqual([
      `${FLOW_FILE}:13  The table of limits in the Appendix does not have "For 30 days". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
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

  test('leave scales from 0, intervals and distances in time to a summary too', async () => {
    const product = productYaml.replace('Caps groups.', 'The bar has 0 to 90 points. A list is read every 15 minutes.');
    const told = (sentence: string) =>
      messagesOf(checkLimits, {
        [FLOW_FILE]: page(sentence),
        [APPENDIX]: appendix,
        'site/product/product.yaml': product,
      });
    expect(await told('The bar has 0 to 90 points, and the list is read every 15 minutes.')).toEqual([]);
    expect(await told('The bar has 0 to 80 points; the list is read every 20 minutes and ends 9 days later.')).toEqual(
      ['every 20 minutes', '9 days later', '0 to 80 points'].map(
        (said) =>
          `${FLOW_FILE}:11  Neither the table of limits in the Appendix nor a summary in product.yaml has "${said}". — Add a row with the number and the same word to ${APPENDIX}, or correct the sentence.`,
      ),
    );
  });

  test('cover where the product warns, marks or changes something, but no ages and shares', async () => {
    const rows = appendix.replace('| Branches', '| Base of a cell | 30 |\n| Rows before a warning | 10 |\n| Branches');
    const told = (sentence: string) => messagesOf(checkLimits, { [FLOW_FILE]: page(sentence), [APPENDIX]: rows });
    expect(
      await told(
        'Cells with a base under 30 are marked. More than 10 rows cause a warning. Men under 35 and more than 5 % may differ.',
      ),
    ).toEqual([]);
    const said = await told(
      'Cells with a base under 40 are marked. A time above 12 minutes causes a warning. With 5 rows or more, a flag is set. Drag it to between 320 px and 560 px.',
    );
    expect(said.map((message) => /"(.*)"/.exec(message)?.[1])).toEqual([
      'under 40',
      'above 12',
      'With 5 rows or more',
      'between 320 px and 560',
    ]);
  });

  test('need more in common with a row than the number and a unit', async () => {
    const rows = appendix.replace('| Branches', '| Logo file | 2 MB |\n| Password | 12 characters |\n| Branches');
    const told = (sentence: string) => messagesOf(checkLimits, { [FLOW_FILE]: page(sentence), [APPENDIX]: rows });
    expect(await told('A logo has up to 2 MB, and a password at least 12 characters.')).toEqual([]);
    const said = await told('A picture may have up to 2 MB. A name needs at least 12 characters.');
    expect(said.map((message) => /"(.*)"/.exec(message)?.[1])).toEqual(['up to 2 MB', 'at least 12 characters']);
  });

  test('are found when their number is a word', async () => {
    const rows = appendix.replace('| Branches', '| Buttons on a page | 3 |\n| Branches');
    const told = (sentence: string) => messagesOf(checkLimits, { [FLOW_FILE]: page(sentence), [APPENDIX]: rows });
    expect(await told('A page has up to three buttons.')).toEqual([]);
    expect((await told('A page has up to four buttons.')).join('')).toContain('"up to four buttons"');
  });

  test.each(['Limit', 'Maximum', 'Range', 'Most allowed', 'Largest size', 'Longest text'])(
    'are read from a column headed %s',
    async (head) => {
      const flow = flowPage.replace(
        'Managers decide',
        `| Element | ${head} |\n|---|---|\n| Branches | 60 |\n\nManagers decide`,
      );
      const said = await messagesOf(checkLimits, { [FLOW_FILE]: flow, [APPENDIX]: appendix });
      expect(said.join('')).toContain('"Branches: 60"');
    },
  );
});
