import type { GlossaryTerm } from '../../content/GlossaryTerm';

/** A term in a text: where it begins and ends, and its place in the glossary. */
interface FoundTerm {
  readonly start: number;
  readonly end: number;
  readonly at: number;
}

interface Form {
  readonly at: number;
  /** Whether its letters must have the case they have here. */
  readonly text: string;
  readonly isExact: boolean;
  readonly isOneWord: boolean;
}

/** Behind these a word is a verb ("to test", "you can mark"), or something at hand and not the term ("this page"). */
const BEFORE_OTHER_MEANINGS = /(?:^|\s)(?:to|you|we|they|can|cannot|may|must|should|will|not|this)\s+$/i;
const SENTENCE_START = /(?:^|[.:!?…]["”)]?\s+|[(“"])$/;

/** Finds the terms of a glossary in texts, in the singular and in the plural. */
export class TermFinder {
  readonly #forms = new Map<string, Form>();
  readonly #pattern: RegExp;

  constructor(terms: readonly GlossaryTerm[]) {
    // A letter alone is a term in one table only.
    for (const [at, { names, isProper }] of terms.entries())
      for (const name of names.filter(({ length }) => length > 1)) this.#add(name, at, isProper);
    const longestFirst = [...this.#forms.keys()].sort((a, b) => b.length - a.length);
    this.#pattern = new RegExp(
      `(?<![\\p{L}\\d_-])(?:${longestFirst.map(escapePattern).join('|')})(?![\\p{L}\\d_-])`,
      'giu',
    );
  }

  /** The terms of a text in their order; `before` is what stands before it in its paragraph. */
  find(text: string, before: string): FoundTerm[] {
    return [...text.matchAll(this.#pattern)].flatMap(({ 0: word, index }) => {
      const form = this.#forms.get(word.toLowerCase());
      if (form === undefined || !isMeant(word, form, before + text.slice(0, index))) return [];
      return [{ start: index, end: index + word.length, at: form.at }];
    });
  }

  #add(name: string, at: number, isProper: boolean): void {
    const isExact = isProper || /[A-Z].*[A-Z]|\d/.test(name);
    const isOneWord = !/[\s-]/.test(name);
    for (const text of [name, pluralOf(name)])
      if (!this.#forms.has(text.toLowerCase()))
        this.#forms.set(text.toLowerCase(), { at, text, isExact, isOneWord: isOneWord && !/[A-Z]{2}/.test(name) });
  }
}

/** Whether a word means the term. One that begins a sentence may be a name or a plain word, an order or a thing. */
function isMeant(word: string, { text, isExact, isOneWord }: Form, before: string): boolean {
  if (isExact && word !== text) return false;
  return !isOneWord || !(SENTENCE_START.test(before) || (!isExact && BEFORE_OTHER_MEANINGS.test(before)));
}

function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
