import type { Check } from './Check.ts';
import type { Content } from './Content.ts';
import { inFigures, NUMBER_WORDS } from './numberWords.ts';
import { mentionsIn, statementsOf } from './statements.ts';

/**
 * A page that says how many there are of what product.yaml lists, as in "the 34 permissions" or "all seven roles", has counted right. A
 * list is known by the last word of its key, so "statuses" are those of responses, invitations or tickets.
 */
export const checkCounts: Check = ({ pages, product, texts, listed }) => {
  const sizes = sizesByNoun(listed);
  if (sizes.size === 0) return [];
  const counted = new RegExp(
    `\\b(?:all|any of|of|the) (\\d+|${NUMBER_WORDS.join('|')}) (?:\\w+ )?(${[...sizes.keys()].join('|')})\\b`,
    'gi',
  );
  const docs = pages.filter(({ kind }) => kind === 'docs');
  return mentionsIn(statementsOf({ pages: docs, product, texts }), counted).flatMap(({ file, line, match }) => {
    const [what, count = '', noun = ''] = match;
    const known = sizes.get(noun.toLowerCase()) ?? [];
    if (known.includes(Number(inFigures(count)))) return [];
    const remedy = `product.yaml lists ${known.join(' or ')}. Correct the number or the list.`;
    return [{ file, line, what: `"${what}" does not agree with product.yaml.`, remedy }];
  });
};

/** The sizes of the lists of names by the last word of their key: "permissions" has one, "statuses" three. */
function sizesByNoun(listed: Content['listed']): ReadonlyMap<string, readonly number[]> {
  const lists = new Map<string, unknown[]>(Map.groupBy(listed('vocabulary'), ({ group = '' }) => group));
  for (const key of ['permissions', 'messages']) lists.set(key, [...listed(key)]);
  const sized = [...lists].flatMap(([key, { length: size }]) => {
    const noun = /[A-Z]?[a-z]+$/.exec(key)?.[0].toLowerCase();
    return noun === undefined || size === 0 ? [] : [{ noun, size }];
  });
  const byNoun = Map.groupBy(sized, ({ noun }) => noun);
  return new Map([...byNoun].map(([noun, group]) => [noun, group.map(({ size }) => size)]));
}
