import { expect, test } from 'vitest';
import { packTerms, unpackTerms } from './packedTerms.ts';

test('the pages get the terms that the build has packed, also a row without a name to look for', () => {
  const terms = [
    { names: ['Owner'], isProper: true },
    { names: [], isProper: false },
    { names: ['API', 'REST'], isProper: false },
  ];
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
});
