import { type Token, UNMARKED_WORDS } from '@feedback-docs/text';
import type { Dictionary } from '../format/Dictionary.ts';
import { wordOfEntry } from '../format/signedTerms.ts';
import type { Expansion } from '../match/Expansion.ts';
import type { QueryWord } from '../match/queryWords.ts';
import { isQuestion } from '../match/wordWeights.ts';

/** Part of a text that a query word matches. */
export interface TextMatch {
  /** Number of the token. */
  readonly token: number;
  readonly start: number;
  readonly end: number;
  /** Number of the query word. */
  readonly word: number;
  /** Whether a reader sees why it is marked; others only decide which part of a text is shown. */
  readonly isMarked: boolean;
}

/** Finds in texts what a search found. */
export interface TextMatcher {
  /** Query words that can be marked, as typed; the numbers of matches point here. */
  readonly words: readonly string[];
  /** Numbers of the query words that a full match has. */
  readonly expected: readonly number[];
  /** All matches in reading order, at most one per token. */
  find(tokens: readonly Token[]): TextMatch[];
}

interface Target {
  readonly word: number;
  readonly terms: readonly string[];
  readonly typedLength: number | undefined;
  readonly isMarked: boolean;
}

/**
 * Finds in texts what the ranking found in the index. Of a question only words with content are found, and only as the reader
 * wrote them marked: a synonym explains a result of "poll", and puzzles in one of "how do I stop reminders".
 */
export class TermMatcher implements TextMatcher {
  readonly words: readonly string[];
  readonly expected: readonly number[];
  readonly #targets = new Map<string, Target[]>();
  readonly #isQuestion: boolean;

  constructor(dictionary: Dictionary, words: readonly QueryWord[], expansions: readonly (readonly Expansion[])[]) {
    this.#isQuestion = isQuestion(words);
    this.words = words.map(({ typed }) => typed);
    this.expected = words.flatMap(({ term, isPart }, word) =>
      this.#isQuestion && !isPart && UNMARKED_WORDS.has(term) ? [] : [word],
    );
    for (const word of this.expected)
      for (const expansion of expansions[word] ?? []) this.#addTarget(dictionary, word, expansion);
  }

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

  #addTarget(dictionary: Dictionary, word: number, expansion: Expansion): void {
    const entries = expansion.terms.map((term) => wordOfEntry(dictionary.text(term)));
    const terms = entries.map(({ word: term }) => term);
    const typedLength = expansion.typedLength && expansion.typedLength - (entries[0]?.signs ?? 0);
    const isMarked = !(this.#isQuestion && expansion.isSynonym === true);
    const known = this.#targets.get(terms[0] ?? '') ?? [];
    const target = { word, terms, typedLength, isMarked };
    this.#targets.set(terms[0] ?? '', isMarked ? [target, ...known] : [...known, target]);
  }
}

function matchOf(token: Token, at: number, { word, typedLength, isMarked }: Target): TextMatch {
  // Of a prefix match only the letters typed are marked, unless folding changed the word's length.
  const isPlain = token.end - token.start === token.term.length;
  const end = typedLength !== undefined && isPlain ? token.start + typedLength : token.end;
  return { token: at, start: token.start, end, word, isMarked };
}
