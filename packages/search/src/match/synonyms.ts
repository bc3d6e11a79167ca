import { stemWord, tokenize } from '@feedback-docs/text';

/** A synonyms file that cannot be used; the message names the entry. */
export class SynonymsError extends Error {
  override readonly name = 'SynonymsError';
}

/** A synonym found in a query: the words it stands for and the terms to look for instead. */
export interface SynonymMatch {
  readonly start: number;
  readonly length: number;
  readonly terms: readonly string[];
}

/** Longest phrase of a synonyms file, in words. */
const MAX_SYNONYM_WORDS = 4;

/** Phrases that mean the same, found in a query in any inflection. */
export class Synonyms {
  readonly #others: ReadonlyMap<string, readonly (readonly string[])[]>;

  /** Takes groups of phrases that mean the same. */
  constructor(groups: readonly (readonly string[])[] = []) {
    const others = new Map<string, (readonly string[])[]>();
    for (const group of groups) {
      const phrases = group.map((phrase) => tokenize(phrase).map(({ term }) => term));
      for (const phrase of phrases) {
        const key = keyOf(phrase);
        others.set(key, [...(others.get(key) ?? []), ...phrases.filter((other) => keyOf(other) !== key)]);
      }
    }
    this.#others = others;
  }

  /** The synonyms of every run of words in the query, from left to right. */
  find(terms: readonly string[]): SynonymMatch[] {
    if (this.#others.size === 0) return [];
    const stems = terms.map(stemWord);
    return terms.flatMap((_, start) =>
      Array.from({ length: Math.min(MAX_SYNONYM_WORDS, terms.length - start) }, (__, at) => at + 1).flatMap((length) =>
        (this.#others.get(stems.slice(start, start + length).join(' ')) ?? []).map((other) => ({
          start,
          length,
          terms: other,
        })),
      ),
    );
  }
}

/** Checks a synonyms file: a list of groups, each two or more different phrases of one to four words. Throws SynonymsError. */
export function parseSynonyms(data: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(data))
    throw new SynonymsError('The synonyms file must be a list of groups, each a list of phrases.');
  return data.map((group: unknown, at) => {
    if (!Array.isArray(group) || group.length < 2) {
      throw new SynonymsError(`Synonym group ${at} needs two or more phrases; it is ${JSON.stringify(group)}.`);
    }
    const keys = new Set<string>();
    return group.map((phrase: unknown) => {
      const checked = checkedPhrase(phrase, at);
      const key = keyOf(tokenize(checked).map(({ term }) => term));
      if (keys.has(key))
        throw new SynonymsError(`Synonym group ${at} holds ${JSON.stringify(phrase)} twice, perhaps inflected.`);
      keys.add(key);
      return checked;
    });
  });
}

function checkedPhrase(phrase: unknown, at: number): string {
  const words = typeof phrase === 'string' ? tokenize(phrase).length : 0;
  if (typeof phrase !== 'string' || words < 1 || words > MAX_SYNONYM_WORDS) {
    throw new SynonymsError(
      `Synonym group ${at} holds ${JSON.stringify(phrase)}; a phrase is a text of one to ${MAX_SYNONYM_WORDS} words.`,
    );
  }
  return phrase;
}

function keyOf(terms: readonly string[]): string {
  return terms.map(stemWord).join(' ');
}
