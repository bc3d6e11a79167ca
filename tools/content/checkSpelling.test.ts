import { describe, expect, test } from 'vitest';
import { checkSpelling } from './checkSpelling.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, sampleSite } from './test/samplePages.ts';

const saying = (sentence: string, words = '') =>
  messagesOf(checkSpelling, { [FLOW_FILE]: `${flowPage}\n${sentence}\n`, 'site/words.txt': words });

describe('spelling', () => {
  test('is right in the sample', async () => {
    expect(await messagesOf(checkSpelling, sampleSite)).toEqual([]);
  });

  test('tells a misspelt word with its line', async () => {
    expect(await saying('Respondants answer.')).toEqual([
      `${FLOW_FILE}:21  "Respondants" is no word of the dictionary. — Correct it, put it in \`code\`, or add it to site/words.txt if it is a term of the product.`,
    ]);
  });

  test('is British', async () => {
    expect(await saying('The colour is randomised.')).toEqual([]);
    expect(await saying('The color changes.')).toHaveLength(1);
  });

  test('leaves titles in the table of sources as they were published', async () => {
    expect(await saying('| Cited as | Publication |\n|---|---|\n| Smith 2007 | A. Smith: Color of scales. |')).toEqual(
      [],
    );
    expect(await saying('| Smith | The color of scales. |')).toHaveLength(1);
  });

  test('takes the words of the product from the site', async () => {
    expect(await saying('Krosnick on satisficing.')).toHaveLength(2);
    expect(await saying('Krosnick on satisficing.', '# people\nKrosnick\n\nsatisficing\n')).toEqual([]);
  });

  test('holds for the labels of figures, with the line of each; those in another script are examples', async () => {
    const svg = '<svg>\n<text x="1">Respondants</text>\n<text x="1">ضعيف</text>\n</svg>';
    const files = { 'site/docs/figures/a.dot': 'a [label="In\\nprogress"];\n', 'site/docs/figures/b.svg': svg };
    expect(await messagesOf(checkSpelling, files)).toEqual([
      expect.stringContaining('site/docs/figures/b.svg:2  "Respondants" is no word of the dictionary.'),
    ]);
  });

  test('does not look at code, addresses, ids and elements', async () => {
    const text =
      'Send `xqzt` to [us](/docs/xqzt#xqzt). <Xqzt kind="xqzt" />\n\n## Send {#xqzt-send}\n\n```json\n{ "xqzt": 1 }\n```';
    expect(await saying(text)).toEqual([]);
  });
});
