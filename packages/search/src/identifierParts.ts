import { foldText } from '@feedback-docs/text';

const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
const LETTERS_THEN_DIGITS = /^(\p{L}{2,})(\p{N}+)$/u;

/** The folded parts of a joined name (radioButton, HTMLElement, utf8), or an empty list when the word is a single one. */
export function identifierParts(word: string): string[] {
  const camel = word.split(CAMEL);
  if (camel.length > 1) return camel.map(foldText);
  const mixed = LETTERS_THEN_DIGITS.exec(word);
  return mixed === null ? [] : mixed.slice(1).map(foldText);
}

/** The parts under which a word of a text is also found, at a lower rank: camelCase words, and the shorter forms of a version. */
export function linkedParts(word: string, term: string): string[] {
  if (term.includes('.'))
    return term
      .split('.')
      .map((_, at, all) => all.slice(0, at).join('.'))
      .filter((part) => part !== '');
  if (/^v\d+$/.test(term)) return [term.slice(1)];
  return word.split(CAMEL).length > 1 ? identifierParts(word).filter((part) => /^\p{L}{3,}$/u.test(part)) : [];
}
