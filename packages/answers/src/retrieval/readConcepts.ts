import { EVERYDAY_STEMS, FILLER_STEMS } from '../language/fillerWords.ts';
import { isName } from '../language/isName.ts';
import { OUTSIDE_SUBJECTS } from '../language/outsideSubjects.ts';
import { READER_PHRASES } from '../language/readerWords.ts';
import { type Word, wordsOf } from '../language/wordsOf.ts';
import { idf } from '../library/idf.ts';
import type { Library } from '../library/Library.ts';
import type { Concept } from './Concept.ts';
import { FORM_WORTH, WORD_WEIGHTS } from './thresholds.ts';

/** Most words of a question that are read; further ones are ignored. */
const MAX_WORDS = 60;

/** The things a question asks about, in the order of its words. */
export function readConcepts(question: string, library: Library): Concept[] {
  const words = wordsOf(question).slice(0, MAX_WORDS);
  const likeMeaning = words.map(() => new Map<string, number>());
  const inPhrase = words.map(() => false);
  for (const [at, { stem }] of words.entries()) {
    for (const { stems, docs } of READER_PHRASES.get(stem) ?? []) {
      if (!stems.every((own, offset) => words[at + offset]?.stem === own)) continue;
      for (const [offset, own] of stems.entries()) {
        if (stems.length > 1) inPhrase[at + offset] = true;
        if (FILLER_STEMS.has(own) && offset > 0) continue;
        for (const form of docs) likeMeaning[at + offset]?.set(form, FORM_WORTH.reader);
      }
    }
  }
  return words.flatMap((word, at) => {
    const meaning = likeMeaning[at] ?? new Map<string, number>();
    if (library.bystanders.has(word.stem)) return [];
    if (FILLER_STEMS.has(word.stem) && !(inPhrase[at] === true && meaning.size > 0)) return [];
    return [conceptOf(word, meaning, library, isName(question, word.start, word.end))];
  });
}

function conceptOf(word: Word, meaning: ReadonlyMap<string, number>, library: Library, isNamed: boolean): Concept {
  const forms = new Map<string, number>();
  for (const [stem, worth] of meaning) if (library.frequency.has(stem)) forms.set(stem, worth);
  const isFiller = FILLER_STEMS.has(word.stem);
  if (library.frequency.has(word.stem) && !isFiller) forms.set(word.stem, FORM_WORTH.same);
  const isOutside =
    (OUTSIDE_SUBJECTS.has(word.stem) && !library.spoken.has(word.stem)) || (isNamed && forms.size === 0);
  return {
    stem: word.stem,
    forms: isOutside ? new Map() : forms,
    weight: weightOf(word.stem, forms, library, isOutside),
    isOutside,
  };
}

/** A rare word says more than a common one; the scale runs to 1 for a word of one section. */
function weightOf(stem: string, forms: ReadonlyMap<string, number>, library: Library, isOutside: boolean): number {
  if (isOutside) return WORD_WEIGHTS.outside;
  const everyday = EVERYDAY_STEMS.has(stem) || FILLER_STEMS.has(stem) ? WORD_WEIGHTS.everyday : 1;
  if (forms.size === 0) return WORD_WEIGHTS.unknown * everyday;
  const own = library.frequency.get(stem);
  const holders = own ?? meanHolders(forms, library);
  const subject = OUTSIDE_SUBJECTS.has(stem) ? WORD_WEIGHTS.rareSubject : 1;
  return subject * everyday * idf(holders, library.sections.length);
}

/** Words of like meaning stand for one thing: how common it is, is the mean over them. */
function meanHolders(forms: ReadonlyMap<string, number>, library: Library): number {
  const counts = [...forms.keys()].map((form) => library.frequency.get(form) ?? 1);
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
}
