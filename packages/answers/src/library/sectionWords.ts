import { wordsOf } from '../language/wordsOf.ts';
import { FIELD_WORTH } from '../retrieval/thresholds.ts';
import type { SectionText } from './Section.ts';

/** The words of a section: what each stem weighs over all its fields, and the stems of its parts. */
export interface SectionWords {
  /** Weighted number of occurrences of each stem. */
  readonly weights: ReadonlyMap<string, number>;
  readonly all: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  readonly lines: readonly ReadonlySet<string>[];
  /** Words of the content. */
  readonly length: number;
}

/** Counts the words of a section; `pointers` are texts elsewhere that point to it. */
export function indexSection(section: SectionText, pointers: readonly string[]): SectionWords {
  const weights = new Map<string, number>();
  const add = (text: string, worth: number) => {
    const stems = wordsOf(text).map(({ stem }) => stem);
    for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + worth);
    return stems;
  };
  const heading = new Set(add(section.title, FIELD_WORTH.heading));
  if (section.anchor !== null) add(section.anchor.replaceAll('-', ' '), FIELD_WORTH.parent);
  for (const parent of section.parents) add(parent, FIELD_WORTH.parent);
  add(section.pageTitle, FIELD_WORTH.page);
  const lines = section.lines.map(({ kind, text }) =>
    add(text, kind === 'code' ? FIELD_WORTH.code : FIELD_WORTH.content),
  );
  for (const pointer of pointers) add(pointer, FIELD_WORTH.pointers / Math.sqrt(pointers.length));
  return {
    weights,
    all: new Set(weights.keys()),
    heading,
    lines: lines.map((stems) => new Set(stems)),
    length: lines.reduce((sum, { length }) => sum + length, 0),
  };
}
