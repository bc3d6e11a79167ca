import { citedIn } from '@feedback-docs/answers';
import { expect, test } from 'vitest';
import { FOREIGN_DOCS, readForeignDocs } from '../../tools/foreignDocs/openForeignDocs.ts';
import { readSet } from './readSet.ts';

test.each(FOREIGN_DOCS)(
  'the right sections about %s are among its docs, with addresses that an answer can cite',
  (name) => {
    const addresses = new Set(readForeignDocs(name).map(({ url }) => url));
    const { tuning, unseen } = readSet(name);
    const right = [...tuning, ...unseen].flatMap(({ sections }) => sections);
    expect(right.filter((url) => !addresses.has(url))).toEqual([]);
    expect(right.flatMap((url) => citedIn(`[Right](${url})`))).toEqual(right);
  },
);
