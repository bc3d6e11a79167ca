import { expect, test } from 'vitest';
import { createQuerySettler } from './createQuerySettler.ts';

const search = (query: string, hits = 1, index = 'docs') => ({ index, query, hits, reader: null });

test('of a query typed letter by letter only the whole one counts', () => {
  const settler = createQuerySettler();
  ['r', 'ra', 'radio', 'radios', 'radio'].forEach((query, at) => {
    settler.add('anna', search(query), at * 200);
  });
  expect(settler.takeSettled(1000)).toEqual([]);
  expect(settler.takeSettled(5000)).toEqual([search('radio')]);
  expect(settler.takeSettled(9000)).toEqual([]);
});

test('readers count for themselves, also when they type the same at the same moment', () => {
  const settler = createQuerySettler();
  settler.add('anna', search('radio'), 0);
  settler.add('ben', search('radio'), 10);
  settler.add('cleo', search('radio', 0, 'survey-builder'), 20);
  expect(settler.takeAll()).toEqual([search('radio'), search('radio'), search('radio', 0, 'survey-builder')]);
});

test('a reader who goes on to other words after a while has made two searches', () => {
  const settler = createQuerySettler();
  settler.add('anna', search('radio'), 0);
  settler.add('anna', search('export'), 2000);
  expect(settler.takeSettled(6000)).toEqual([search('radio'), search('export')]);
  settler.add('anna', search('export'), 7000);
  expect(settler.takeSettled(11_000)).toEqual([search('export')]);
});

test('one reader who sends different searches all the time counts one in three seconds', () => {
  const settler = createQuerySettler();
  let counted = 0;
  for (let now = 0; now < 60_000; now += 50) {
    settler.add('script', search(`query ${now}`), now);
    if (now % 1000 === 0) counted += settler.takeSettled(now).length;
  }
  expect(counted).toBeGreaterThan(15);
  expect(counted).toBeLessThanOrEqual(21);
});

test('of many readers at once none is lost', () => {
  const settler = createQuerySettler();
  const queries = Array.from({ length: 2000 }, (_, number) => `query ${number + 10_000}`);
  for (const query of queries) settler.add(query, search(query), 0);
  expect(settler.takeAll().map(({ query }) => query)).toEqual(queries);
});

test('what waits to be counted has an end, whoever floods it', () => {
  const settler = createQuerySettler();
  for (let number = 0; number < 20_000; number++) settler.add(`${number}`, search(`query ${number}`), 0);
  expect(settler.takeAll()).toHaveLength(2000);
});
