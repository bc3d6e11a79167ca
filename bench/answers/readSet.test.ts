import { citedIn } from '@feedback-docs/answers';
import { expect, test } from 'vitest';
import { FOREIGN_DOCS } from '../../tools/foreignDocs/openForeignDocs.ts';
import { readSet } from './readSet.ts';

test.each(FOREIGN_DOCS)('the right sections about %s have addresses that an answer can cite', (name) => {
  const { tuning, unseen } = readSet(name);
  const right = [...tuning, ...unseen].flatMap(({ sections }) => sections);
  expect(right.flatMap((url) => citedIn(`[Right](${url})`))).toEqual(right);
});
