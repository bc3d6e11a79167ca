import { foldText, splitCamelCase } from '@feedback-docs/text';

const LETTERS_THEN_DIGITS = /^(\p{L}{2,})(\p{N}+)$/u;

/** The folded subwords of a compound (radioButton, HTMLElement, utf8); none for a single word. */
export function subwords(word: string): string[] {
  const camel = splitCamelCase(word);
  if (camel.length > 0) return camel.map(foldText);
  const mixed = LETTERS_THEN_DIGITS.exec(word);
  return mixed === null ? [] : mixed.slice(1).map(foldText);
}

/** The subwords under which a word of a text is also found, at a lower rank: those of camelCase names, and the beginnings of a version number. */
export function linkedSubwords(word: string, term: string): string[] {
  if (term.includes('.'))
    return term
      .split('.')
      .map((_, at, all) => all.slice(0, at).join('.'))
      .filter((beginning) => beginning !== '');
  if (/^v\d+$/.test(term)) return [term.slice(1)];
  return splitCamelCase(word).length > 0 ? subwords(word).filter((subword) => /^\p{L}{3,}$/u.test(subword)) : [];
}
