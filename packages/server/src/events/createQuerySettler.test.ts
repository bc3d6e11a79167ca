import { expect, test } from 'vitest';
import { createQuerySettler } from './createQuerySettler.ts';

const search = (query: string, hits = 1, index = 'docs') => ({ index, query, hits });

test('of a query typed letter by letter only the whole one counts', () => {
  const settler = createQuerySettler();
  ['r', 'ra', 'radio', 'radios', 'radio'].forEach((query, at) => {
    settler.add(search(query), at * 200);
  });
  expect(settler.takeSettled(1000)).toEqual([]);
  expect(settler.takeSettled(5000)).toEqual([search('radio')]);
  expect(settler.takeSettled(9000)).toEqual([]);
});

test('other words and other indices count for themselves', () => {
  const settler = createQuerySettler();
  settler.add(search('radio'), 0);
  settler.add(search('export'), 10);
  settler.add(search('radio', 0, 'survey-builder'), 20);
  expect(settler.takeAll()).toEqual([search('radio'), search('export'), search('radio', 0, 'survey-builder')]);
});

test('the same words again after a pause count again', () => {
  const settler = createQuerySettler();
  settler.add(search('radio'), 0);
  expect(settler.takeSettled(4000)).toHaveLength(1);
  settler.add(search('radio'), 5000);
  expect(settler.takeSettled(9000)).toHaveLength(1);
});

test('in a flood of different queries none is lost', () => {
  const settler = createQuerySettler();
  const queries = Array.from({ length: 2000 }, (_, number) => `query ${number + 10_000}`);
  for (const query of queries) settler.add(search(query), 0);
  expect(settler.takeAll().map(({ query }) => query)).toEqual(queries);
});
