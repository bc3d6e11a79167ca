/** A term of the product where it must not be. */
export interface FoundTerm {
  readonly line: number;
  readonly term: string;
}

/** The terms that words of a text begin with, in any case and in patterns (`\bsurvey`), with the lines they are in. */
export function findTerms(text: string, terms: readonly string[]): FoundTerm[] {
  const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?:(?<![a-z])|(?<=\\\\b))(?:${escaped.join('|')})`, 'gi');
  let line = 1;
  let at = 0;
  return [...text.matchAll(pattern)].map(({ index, 0: term }) => {
    line += text.slice(at, index).split('\n').length - 1;
    at = index;
    return { line, term };
  });
}
