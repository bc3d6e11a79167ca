import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemAnchor } from './index.ts';

describe('the address of an item', () => {
  test.each([
    ['Quotas', 'quotas'],
    ['Piping in e-mail subjects', 'piping-in-e-mail-subjects'],
    ['Résumé later', 'resume-later'],
    ['API keys: scopes & expiry', 'api-keys-scopes-expiry'],
    ["The reader's clock", 'the-readers-clock'],
    ['→', ''],
  ])('for "%s" is "%s"', (title, anchor) => {
    expect(itemAnchor(title)).toBe(anchor);
  });

  test('never changes when it is made again from itself', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(itemAnchor(itemAnchor(title))).toBe(itemAnchor(title));
      }),
    );
  });
});
