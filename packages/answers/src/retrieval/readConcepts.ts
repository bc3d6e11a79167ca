import type { Corpus } from '../corpus/Corpus.ts';
import { idf } from '../corpus/idf.ts';
import { isName } from '../language/isName.ts';
import { OUTSIDE_SUBJECTS } from '../language/outsideSubjects.ts';
import { READER_PHRASES } from '../language/readerWords.ts';
import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { type Word, wordsOf } from '../language/wordsOf.ts';
import type { Concept } from './Concept.ts';
import { EXPANSION_WEIGHTS, WORD_WEIGHTS } from './thresholds.ts';

/** Further words of a question are ignored. */
const MAX_WORDS = 60;

/** The concepts of a question, in the order of its words. */
export function readConcepts(question: string, corpus: Corpus): Concept[] {
  const words = wordsOf(question).slice(0, MAX_WORDS);
  const likeMeaning = words.map(() => new Map<string, number>());
  const inPhrase = words.map(() => false);
  for (const [at, { stem }] of words.entries()) {
    for (const { stems, docs } of READER_PHRASES.get(stem) ?? []) {
      if (!stems.every((own, offset) => words[at + offset]?.stem === own)) continue;
      for (const [offset, own] of stems.entries()) {
        if (stems.length > 1) inPhrase[at + offset] = true;
        if (STOP_STEMS.has(own) && offset > 0) continue;
        for (const form of docs) likeMeaning[at + offset]?.set(form, EXPANSION_WEIGHTS.reader);
      }
    }
  }
  return words.flatMap((word, at) => {
    const embedding = likeMeaning[at] ?? new Map<string, number>();
    if (corpus.irrelevantEntities.has(word.stem)) return [];
    if (STOP_STEMS.has(word.stem) && !(inPhrase[at] === true && embedding.size > 0)) return [];
    return [conceptOf(word, embedding, corpus, isName(question, word.start, word.end))];
  });
}

function conceptOf(word: Word, embedding: ReadonlyMap<string, number>, corpus: Corpus, isNamed: boolean): Concept {
  const expansions = new Map<string, number>();
  for (const [stem, weight] of embedding) if (corpus.documentFrequency.has(stem)) expansions.set(stem, weight);
  const isStopWord = STOP_STEMS.has(word.stem);
  if (corpus.documentFrequency.has(word.stem) && !isStopWord) expansions.set(word.stem, EXPANSION_WEIGHTS.same);
  const isOutside =
    (OUTSIDE_SUBJECTS.has(word.stem) && !corpus.docsVocabulary.has(word.stem)) || (isNamed && expansions.size === 0);
  return {
    stem: word.stem,
    expansions: isOutside ? new Map() : expansions,
    weight: weightOf(word.stem, expansions, corpus, isOutside),
    isOutside,
  };
}

/** The idf of a concept, scaled by its kind; 1 for a word of one section. */
function weightOf(stem: string, expansions: ReadonlyMap<string, number>, corpus: Corpus, isOutside: boolean): number {
  if (isOutside) return WORD_WEIGHTS.outside;
  const everyday = EVERYDAY_STEMS.has(stem) || STOP_STEMS.has(stem) ? WORD_WEIGHTS.everyday : 1;
  if (expansions.size === 0) return WORD_WEIGHTS.unknown * everyday;
  const own = corpus.documentFrequency.get(stem);
  const holders = own ?? meanDocumentFrequency(expansions, corpus);
  const subject = OUTSIDE_SUBJECTS.has(stem) ? WORD_WEIGHTS.rareSubject : 1;
  return subject * everyday * idf(holders, corpus.sections.length);
}

/** The mean over the expansions. */
function meanDocumentFrequency(expansions: ReadonlyMap<string, number>, corpus: Corpus): number {
  const counts = [...expansions.keys()].map((form) => corpus.documentFrequency.get(form) ?? 1);
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
}
