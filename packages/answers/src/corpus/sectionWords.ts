import { stemsOf } from '../language/wordsOf.ts';
import type { SectionText } from './Section.ts';

/** Weight of a word by where it occurs in a section, set on bench/answers/development.json alone. */
const FIELD_WEIGHTS = {
  heading: 2.9,
  parent: 0.6,
  page: 0.7,
  content: 1.1,
  code: 0.3,
  readerWords: 1.1,
  /** Texts of release items and links that lead to the section. */
  anchorTexts: 0.7,
} as const;

/** The words of a section: the weight of each stem over all fields, and the stems of its parts. */
export interface SectionWords {
  /** Weighted number of occurrences of each stem. */
  readonly weights: ReadonlyMap<string, number>;
  readonly all: ReadonlySet<string>;
  /** The same without the words of readers. */
  readonly written: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  /** Of each line; reader words count as one line, the last. */
  readonly lines: readonly ReadonlySet<string>[];
  /** Length of the content in words. */
  readonly length: number;
}

/** Counts the words of a section; `anchorTexts` are texts elsewhere that link to it. */
export function indexSection(section: SectionText, anchorTexts: readonly string[]): SectionWords {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    const stems = stemsOf(text);
    for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    return stems;
  };
  const heading = new Set(add(section.title, FIELD_WEIGHTS.heading));
  if (section.anchor !== null) add(section.anchor.replaceAll('-', ' '), FIELD_WEIGHTS.parent);
  for (const parent of section.parents) add(parent, FIELD_WEIGHTS.parent);
  add(section.pageTitle, FIELD_WEIGHTS.page);
  const lines = section.lines.map(({ kind, text }) =>
    add(text, kind === 'code' ? FIELD_WEIGHTS.code : FIELD_WEIGHTS.content),
  );
  for (const anchorText of anchorTexts) add(anchorText, FIELD_WEIGHTS.anchorTexts / Math.sqrt(anchorTexts.length));
  const written = new Set(weights.keys());
  const readerWords = section.readerWords === undefined ? [] : [add(section.readerWords, FIELD_WEIGHTS.readerWords)];
  return {
    weights,
    all: new Set(weights.keys()),
    written,
    heading,
    lines: [...lines, ...readerWords].map((stems) => new Set(stems)),
    length: lines.reduce((sum, { length }) => sum + length, 0),
  };
}
