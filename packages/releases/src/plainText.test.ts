import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './index.ts';

describe('the words of a line of Markdown', () => {
  test.each([
    ['Press **Publish** and *wait*.', 'Press Publish and wait.'],
    ['See [Quotas](/docs/a#b) or [**Limits**](/docs/c "Limits").', 'See Quotas or Limits.'],
    ['Type `**{{name}}**` as is.', 'Type **{{name}}** as is.'],
    ['**Set `max` to 5** first.', 'Set max to 5 first.'],
    ['2 * 3 * 4 and file_name_here stay.', '2 * 3 * 4 and file_name_here stay.'],
    ['\\*Required fields\\*', '*Required fields*'],
    ['***Both*** marks', 'Both marks'],
    ['![A scale of 0 to 10](/img/nps.svg)', 'A scale of 0 to 10'],
  ])('of "%s" are "%s"', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  test('stay as they are when there is no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', ' ', '.', ',', '(', ')', '3', '"') }), (text) => {
        expect(plainText(text)).toBe(text);
      }),
    );
  });
});
