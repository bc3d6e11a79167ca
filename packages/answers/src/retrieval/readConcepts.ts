import type { Corpus } from '../corpus/Corpus.ts';
import { idf } from '../corpus/idf.ts';
import { isName } from '../language/isName.ts';
import { OUTSIDE_SUBJECTS } from '../language/outsideSubjects.ts';
import { READER_PHRASES } from '../language/readerWords.ts';
import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { type Word, wordsOf } from '../language/wordsOf.ts';
import type { Concept } from './Concept.ts';
import { FORM_WORTH, WORD_WEIGHTS } from './thresholds.ts';

/** Most words of a question that are read; further ones are ignored. */
const MAX_WORDS = 60;

/** The things a question asks about, in the order of its words. */
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
        for (const form of docs) likeMeaning[at + offset]?.set(form, FORM_WORTH.reader);
      }
    }
  }
  return words.flatMap((word, at) => {
    const meaning = likeMeaning[at] ?? new Map<string, number>();
    if (corpus.irrelevantEntities.has(word.stem)) return [];
    if (STOP_STEMS.has(word.stem) && !(inPhrase[at] === true && meaning.size > 0)) return [];
    return [conceptOf(word, meaning, corpus, isName(question, word.start, word.end))];
  });
}

function conceptOf(word: Word, meaning: ReadonlyMap<string, number>, corpus: Corpus, isNamed: boolean): Concept {
  const forms = new Map<string, number>();
  for (const [stem, worth] of meaning) if (corpus.frequency.has(stem)) forms.set(stem, worth);
  const isStopWord = STOP_STEMS.has(word.stem);
  if (corpus.frequency.has(word.stem) && !isStopWord) forms.set(word.stem, FORM_WORTH.same);
  const isOutside = (OUTSIDE_SUBJECTS.has(word.stem) && !corpus.spoken.has(word.stem)) || (isNamed && forms.size === 0);
  return {
    stem: word.stem,
    forms: isOutside ? new Map() : forms,
    weight: weightOf(word.stem, forms, corpus, isOutside),
    isOutside,
  };
}

/** A rare word says more than a common one; the scale runs to 1 for a word of one section. */
function weightOf(stem: string, forms: ReadonlyMap<string, number>, corpus: Corpus, isOutside: boolean): number {
  if (isOutside) return WORD_WEIGHTS.outside;
  const everyday = EVERYDAY_STEMS.has(stem) || STOP_STEMS.has(stem) ? WORD_WEIGHTS.everyday : 1;
  if (forms.size === 0) return WORD_WEIGHTS.unknown * everyday;
  const own = corpus.frequency.get(stem);
  const holders = own ?? meanHolders(forms, corpus);
  const subject = OUTSIDE_SUBJECTS.has(stem) ? WORD_WEIGHTS.rareSubject : 1;
  return subject * everyday * idf(holders, corpus.sections.length);
}

/** Words of like meaning stand for one thing: how common it is, is the mean over them. */
function meanHolders(forms: ReadonlyMap<string, number>, corpus: Corpus): number {
  const counts = [...forms.keys()].map((form) => corpus.frequency.get(form) ?? 1);
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
}
