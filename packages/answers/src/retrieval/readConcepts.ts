import type { Corpus } from '../corpus/Corpus.ts';
import { idf } from '../corpus/idf.ts';
import { isName } from '../language/isName.ts';
import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import type { Concept } from './Concept.ts';
import { WORD_WEIGHTS } from './thresholds.ts';

/** Further words of a question are ignored. */
const MAX_WORDS = 60;

/** The concepts of a question, in the order of its words. */
export function readConcepts(question: string, corpus: Corpus): Concept[] {
  return wordsOf(question)
    .slice(0, MAX_WORDS)
    .filter(({ stem }) => !STOP_STEMS.has(stem))
    .map(({ stem, start, end }) => conceptOf(stem, isName(question, start, end), corpus));
}

function conceptOf(stem: string, isNamed: boolean, corpus: Corpus): Concept {
  if (isNamed && !corpus.docsVocabulary.has(stem))
    return { stem, weight: WORD_WEIGHTS.outside, isKnown: false, isOutside: true };
  const holders = corpus.documentFrequency.get(stem);
  const everyday = corpus.isEveryday(stem) ? WORD_WEIGHTS.everyday : 1;
  // The rarity of a word that nobody wrote may be chance.
  const rarity = holders === undefined ? 1 : idf(holders, corpus.sections.length);
  return { stem, weight: everyday * rarity, isKnown: holders !== undefined, isOutside: false };
}
