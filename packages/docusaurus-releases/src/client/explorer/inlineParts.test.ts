import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadReleases } from '../../content/loadReleases.ts';
import { inlineParts } from './inlineParts.ts';

const wordsOf = (markdown: string) =>
  inlineParts(markdown)
    .map(({ text }) => text)
    .join('');

describe('the sentences of a release item', () => {
  test('keep bold, code and links', () => {
    expect(inlineParts('Set **Max** to `10`, see [Quotas](/docs/a#quotas).')).toEqual([
      { type: 'text', text: 'Set ' },
      { type: 'strong', text: 'Max' },
      { type: 'text', text: ' to ' },
      { type: 'code', text: '10' },
      { type: 'text', text: ', see ' },
      { type: 'link', text: 'Quotas', href: '/docs/a#quotas' },
      { type: 'text', text: '.' },
    ]);
  });

  test('show an escaped mark as the mark', () => {
    expect(wordsOf('5 \\* 3')).toBe('5 * 3');
  });

  test('read the same here as everywhere else, for every item of the version history', () => {
    const items = loadReleases(join(import.meta.dirname, '../../../../../site')).flatMap((release) => release.items);
    expect(items.length).toBeGreaterThan(100);
    for (const item of items) expect(wordsOf(item.text)).toBe(item.plain);
  });

  test('lose nothing of a text without marks', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', ' ', '.', '(', ')', 'é', '_', '<') });
    fc.assert(
      fc.property(plain, (text) => {
        expect(wordsOf(text)).toBe(text);
      }),
    );
  });
});
