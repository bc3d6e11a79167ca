import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { inFigures, NUMBER_WORDS } from './numberWords.ts';
import { readYaml } from './readYaml.ts';
import { statementsOf } from './statementsOf.ts';

/**
 * A page that says how many there are of what product.yaml lists, as in "the 34 permissions" or "all seven roles", has counted right. A
 * list is known by the last word of its key, so "statuses" are those of responses, invitations or tickets.
 */
export const checkCounts: Check = ({ pages, product, texts }) => {
  const sizes = sizesByNoun(texts.get(PRODUCT_FILE) ?? '');
  if (sizes.size === 0) return [];
  const counted = new RegExp(
    `\\b(?:all|any of|of|the) (\\d+|${NUMBER_WORDS.join('|')}) (?:\\w+ )?(${[...sizes.keys()].join('|')})\\b`,
    'gi',
  );
  const docs = pages.filter(({ kind }) => kind === 'docs');
  return statementsOf({ pages: docs, product }).flatMap(({ file, line, text }) =>
    [...text.matchAll(counted)].flatMap(([what, count = '', noun = '']) => {
      const known = sizes.get(noun.toLowerCase()) ?? [];
      if (known.includes(Number(inFigures(count)))) return [];
      const remedy = `product.yaml lists ${known.join(' or ')}. Correct the number or the list.`;
      return [{ file, line, what: `"${what}" does not agree with product.yaml.`, remedy }];
    }),
  );
};

/** The sizes of the lists of names by the last word of their key: "permissions" has one, "statuses" three. */
function sizesByNoun(source: string): ReadonlyMap<string, readonly number[]> {
  const { value, fault } = readYaml(source);
  if (fault !== undefined || typeof value !== 'object' || value === null) return new Map();
  const { permissions, vocabulary, messages } = value as Record<string, unknown>;
  const lists = Object.entries({ ...(isMap(vocabulary) ? vocabulary : {}), permissions, messages });
  const sized = lists.flatMap(([key, list]) => {
    const noun = /[A-Z]?[a-z]+$/.exec(key)?.[0].toLowerCase();
    return noun === undefined || sizeOf(list) === 0 ? [] : [{ noun, size: sizeOf(list) }];
  });
  return new Map(
    [...Map.groupBy(sized, ({ noun }) => noun)].map(([noun, group]) => [noun, group.map(({ size }) => size)]),
  );
}

/** Of a list, of a map from names to codes, or of a map of lists. */
function sizeOf(list: unknown): number {
  if (Array.isArray(list)) return list.length;
  if (!isMap(list)) return 0;
  return Object.values(list).reduce<number>((sum, entry) => sum + (Array.isArray(entry) ? entry.length : 1), 0);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
