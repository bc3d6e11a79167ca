import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { nameAtStart } from './nameAtStart.ts';
import { mentionsIn, notInBold, sourcesOf, summariesOf } from './statements.ts';

/**
 * What the rows of lists say of their entries, as in "the row should say **Verified**" or "lists the links as **Unused**", is one of
 * `rowStates` or `vocabulary` in product.yaml, and a page names each of `rowStates` in bold.
 */
export const checkRowStates: Check = ({ pages, product, listed }) => {
  const states = listed('rowStates');
  if (states.length === 0) return [];
  const known = [...states, ...listed('vocabulary')];
  const unknown = mentionsIn([...sourcesOf(pages), ...summariesOf(product)], SAID)
    .filter(({ match: [, said = ''] }) => nameAtStart(said, known) === undefined)
    .map(({ file, line, match: [, said = ''] }) => ({
      file,
      line,
      what: `No row of the product says "${/^\p{Lu}\p{Ll}*/u.exec(said)?.[0]}".`,
      remedy: 'Correct it, or add it to rowStates in product.yaml.',
    }));
  const missing = notInBold(pages, states).map(({ text, line }) => ({
    file: PRODUCT_FILE,
    line,
    what: `No page of the documentation says what **${text}** means.`,
    remedy: 'Name it in bold where readers see it, or take it out of rowStates.',
  }));
  return [...unknown, ...missing];
};

/** "Says" and "marked" need bold type: pages and words in quotes say much else. */
const SAID =
  /\b(?:(?:says?|marked|still)\s+\*\*|(?:listed|marked|shown)\s+as\s+(?:\*\*)?|(?:lists?|sees?|shows?)\s+(?:\p{Ll}+\s+){1,3}as\s+(?:\*\*)?|still\s+)(\p{Lu}\p{Ll}[\p{L} -]*)/gu;
