import type { ReleasesData } from '@feedback-docs/releases';
import type { WordCounts } from '../language/Spelling.ts';
import { plainWords } from '../meaning/plainWords.ts';
import { countWordings, type WordingCounts } from './bigramLogOdds.ts';
import { indexMeanings, type MeaningsData } from './meanings.ts';
import { indexPhrasings, openPhrasings, type Phrasings, type PhrasingsData, phrasingSizes } from './phrasings.ts';
import { type ReadSections, readSections } from './readSections.ts';
import type { AnswersData, Section, SectionText } from './Section.ts';

/**
 * What the assistant answers from, with all questions read: texts and arrays of numbers, so that threads can have the
 * numbers in common.
 */
export interface AnswerIndex extends Pick<AnswersData, 'wordVectors' | 'intents'> {
  readonly sections: readonly SectionText[];
  readonly phrasings: PhrasingsData;
  /** What the words of each phrasing weigh together. */
  readonly phrasingSizes: Float64Array;
  readonly wordingCounts: WordingCounts;
  /** The words of all phrasings. */
  readonly asked: WordCounts;
  readonly meanings: MeaningsData;
  /** Questions of all kinds, to be asked before readers ask. */
  readonly practice: readonly string[];
}

/** Reads all sections and questions. Takes seconds and ten times the memory of what is left in the end. */
export function indexAnswers(docs: AnswersData, releases: Pick<ReleasesData, 'releases'>): AnswerIndex {
  const { sections, unanswered, wordVectors, intents } = docs;
  const texts = sections.map(({ askedAs: _, ...text }) => text);
  const read = readSections(texts, releases);
  const groups = [...sections.map(waysToAsk), ...Object.values(unanswered)];
  const phrasings = indexPhrasings(groups, read.irrelevantEntities);
  const frequency = frequencies(read, openPhrasings(phrasings));
  const asked = groups.map((own) => own.map(plainWords));
  return {
    sections: texts,
    wordVectors,
    intents,
    phrasings,
    phrasingSizes: phrasingSizes(phrasings, frequency, sections.length),
    wordingCounts: countWordings(phrasings.wordings, phrasings.starts[sections.length] ?? 0),
    asked: countWords(asked),
    meanings: indexMeanings({ sections: texts, wordVectors, asked }, read.irrelevantEntities),
    practice: practiceQuestions(docs),
  };
}

/** The ways in which readers ask for a section; the plainest is its heading. */
export function waysToAsk({ title, askedAs, isRelease }: Section): readonly string[] {
  return isRelease || askedAs.includes(title) ? askedAs : [title, ...askedAs];
}

/** Number of sections that hold each stem, in their text or in a phrasing. */
export function frequencies(
  { sections, words }: ReadSections,
  { words: asked, stems, sections: sectionsAsked }: Phrasings,
): Map<string, number> {
  const all = new Set([...sections.flatMap((section) => [...section.words.all]), ...stems]);
  const frequency = new Map<string, number>();
  for (const stem of all) {
    const holders = new Set(words.holdersOf(stem));
    for (const number of asked.holdersOf(stem)) holders.add(sectionsAsked[number] as number);
    if (holders.size > 0) frequency.set(stem, holders.size);
  }
  return frequency;
}

function countWords(groups: readonly (readonly (readonly string[])[])[]): WordCounts {
  const counts = new Map<string, number>();
  for (const own of groups) {
    for (const words of own) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { words: [...counts.keys()].join(' '), counts: Uint32Array.from(counts.values()) };
}

/** Questions to practise on; after these an answer takes about what it will always take. */
const QUESTIONS = 240;

/** Readers' questions with an answer, about versions, and without answer, in turn. */
function practiceQuestions({ sections, unanswered }: Pick<AnswersData, 'sections' | 'unanswered'>): string[] {
  const kinds = [
    sections.flatMap(({ askedAs }) => askedAs),
    sections.filter(({ isRelease }) => isRelease).map(({ title }) => `Since which version is there ${title}?`),
    Object.values(unanswered).flat(),
  ];
  const each = Math.ceil(QUESTIONS / kinds.length);
  const spread = kinds.map((kind) =>
    kind.filter((_, at) => at % Math.max(1, Math.floor(kind.length / each)) === 0).slice(0, each),
  );
  return Array.from({ length: each }, (_, at) => spread.flatMap((kind) => kind[at] ?? [])).flat();
}
