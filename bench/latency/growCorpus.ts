import type { SearchRecord } from '@feedback-docs/protocol';
import { seededRandom } from '../../tools/seededRandom.ts';

/** Share of the rarer words that each further copy replaces with words of its own; gives about the growth of Heaps' law (exponent 0.55). */
const NEW_WORD_SHARE = 0.22;
/** Words that stand in more sections than this share keep their form: they are the language, not the subject. */
const COMMON_SHARE = 0.01;

/**
 * Grows a corpus to `size` sections: copies of the given records with their sentences dealt out anew among the sections
 * of a copy and some rarer words replaced by words only that copy has, so that frequencies and vocabulary grow as in
 * real text. A synthetic stand-in for speed and size; it says nothing about relevance.
 */
export function growCorpus(records: readonly SearchRecord[], size: number, seed = 42): SearchRecord[] {
  const random = seededRandom(seed);
  const common = commonWords(records);
  const grown: SearchRecord[] = [];
  for (let copy = 0; grown.length < size; copy++) {
    const renamed = new Map<string, string>();
    const rename = (text: string) => (copy === 0 ? text : replaceWords(text, common, renamed, random));
    const sentences =
      copy === 0
        ? []
        : shuffled(
            records.flatMap(({ content }) => split(content ?? '')),
            random,
          );
    for (const record of records.slice(0, size - grown.length)) {
      const own = split(record.content ?? '');
      const content = copy === 0 ? record.content : rename(sentences.splice(0, own.length).join(' '));
      grown.push({
        ...record,
        content,
        objectID: `${record.objectID}-${copy}`,
        url: `/${copy}${record.url}`,
        url_without_anchor: `/${copy}${record.url_without_anchor}`,
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).map(([level, text]) => [level, text === null ? null : rename(text)]),
        ) as SearchRecord['hierarchy'], // the same levels, renamed
        weight: { position: grown.length },
      });
    }
  }
  return grown;
}

function commonWords(records: readonly SearchRecord[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { content } of records) {
    for (const word of new Set((content ?? '').toLowerCase().match(/\p{L}+/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > records.length * COMMON_SHARE).map(([word]) => word));
}

function replaceWords(
  text: string,
  common: ReadonlySet<string>,
  renamed: Map<string, string>,
  random: () => number,
): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const key = word.toLowerCase();
    if (common.has(key)) return word;
    let other = renamed.get(key);
    if (other === undefined) {
      other = random() < NEW_WORD_SHARE ? inventWord(key, random) : key;
      renamed.set(key, other);
    }
    return other === key ? word : other;
  });
}

/** A pronounceable word near the given one in length: consonants stay consonants, vowels vowels. */
function inventWord(word: string, random: () => number): string {
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  return word.replace(/[a-z]/g, (letter) => {
    if (random() < 0.4) return letter;
    return 'aeiou'.includes(letter) ? pick('aeiou') : pick('bcdfghklmnprstvw');
  });
}

function split(content: string): string[] {
  return content.split(/(?<=[.!?\n])\s+/);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const out = [...items];
  for (let at = out.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const moved = out[at] as Item; // at and other are inside the array
    out[at] = out[other] as Item;
    out[other] = moved;
  }
  return out;
}
