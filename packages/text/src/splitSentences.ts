/** A full stop after one of these ends no sentence. */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|approx|No|Dr|Mr|Ms|St|Art)\.|\b\p{Lu}\.)$/u;

/** Cuts a paragraph into its sentences; joined by blanks they are the paragraph again. What is quoted stays in one sentence. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(/[.!?]["”’)]*\s+(?=["“(]?[\p{Lu}\d`{])/gu)) {
    const end = match.index + match[0].length;
    const sentence = paragraph.slice(start, end).trim();
    if (ABBREVIATION.test(sentence) || isWithinQuotation(sentence, paragraph.slice(end))) continue;
    sentences.push(sentence);
    start = end;
  }
  const rest = paragraph.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** A straight mark that none follows is one of inches. */
function isWithinQuotation(before: string, after: string): boolean {
  const count = (mark: string) => before.split(mark).length - 1;
  return (count('"') % 2 === 1 && after.includes('"')) || (count('“') > count('”') && after.includes('”'));
}
