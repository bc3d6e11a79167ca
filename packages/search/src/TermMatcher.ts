import type { Token } from '@feedback-docs/text';
import type { Dictionary } from './Dictionary.ts';
import type { QueryWord } from './queryWords.ts';
import type { WordForm } from './WordForm.ts';
import { wordWeights } from './wordWeights.ts';

/** A stretch of a text that a query word matches. */
export interface TextMatch {
  /** Number of the token. */
  readonly token: number;
  readonly start: number;
  readonly end: number;
  /** Number of the query word. */
  readonly word: number;
}

interface Target {
  readonly word: number;
  readonly terms: readonly string[];
  readonly typedLength: number | undefined;
}

/** Finds in shown texts what the ranking found in the index; function words of a question are left unmarked. */
export class TermMatcher {
  /** Query words that can be marked, as typed; the numbers of matches point here. */
  readonly words: readonly string[];
  /** Numbers of the query words that texts are expected to hold. */
  readonly expected: readonly number[];
  readonly #targets = new Map<string, Target[]>();

  constructor(dictionary: Dictionary, words: readonly QueryWord[], forms: readonly (readonly WordForm[])[]) {
    const weights = wordWeights(words);
    this.words = words.map(({ typed }) => typed);
    this.expected = words.flatMap((_, word) => (weights[word]?.isFunctionWord === true ? [] : [word]));
    for (const word of this.expected) for (const form of forms[word] ?? []) this.#addTarget(dictionary, word, form);
  }

  /** All matches in reading order, at most one per token. */
  find(tokens: readonly Token[]): TextMatch[] {
    const matches: TextMatch[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const target = this.#targetAt(tokens, at);
      if (target === undefined) continue;
      for (let offset = 0; offset < target.terms.length; offset++) {
        const token = tokens[at + offset];
        if (token !== undefined) matches.push(matchOf(token, at + offset, target));
      }
      at += target.terms.length - 1;
    }
    return matches;
  }

  #targetAt(tokens: readonly Token[], at: number): Target | undefined {
    const candidates = this.#targets.get(tokens[at]?.term ?? '');
    return candidates?.find(({ terms }) => terms.every((term, offset) => tokens[at + offset]?.term === term));
  }

  #addTarget(dictionary: Dictionary, word: number, form: WordForm): void {
    const terms = form.terms.map((term) => dictionary.text(term));
    const target = { word, terms, typedLength: form.typedLength };
    const known = this.#targets.get(terms[0] ?? '');
    if (known === undefined) this.#targets.set(terms[0] ?? '', [target]);
    else known.push(target);
  }
}

function matchOf(token: Token, at: number, { word, typedLength }: Target): TextMatch {
  // Only the typed beginning is marked, unless folding changed the word's length and offsets no longer agree.
  const isPlain = token.end - token.start === token.term.length;
  const end = typedLength !== undefined && isPlain ? token.start + typedLength : token.end;
  return { token: at, start: token.start, end, word };
}
