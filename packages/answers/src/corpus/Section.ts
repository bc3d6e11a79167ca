import type { WordVectorsData } from '../meaning/WordVectors.ts';

/** What a line of a section is: paragraph, numbered step, list entry, table head, table row, code block, anything else. */
export type LineKind = 'paragraph' | 'step' | 'entry' | 'head' | 'row' | 'code' | 'other';

/** One line of a section as the docs have it; a code block is one line here, with its line breaks. */
export interface Line {
  readonly kind: LineKind;
  readonly text: string;
}

/** How the site keeps what was learned about the intents of questions. */
export interface IntentWeightsData {
  /** Words and pairs of words, separated by line breaks. */
  readonly signs: string;
  /**
   * One character for each number, from # for -28 to [ for 28 tenths: of each sign, then of each number of a question's
   * meaning, then the bias, one for each intent.
   */
  readonly values: string;
}

/** What the build writes for the assistant. */
export interface AnswersData {
  readonly sections: readonly Section[];
  /** Questions that the docs are known not to answer, by subject. */
  readonly unanswered: Readonly<Record<string, readonly string[]>>;
  /** What words mean, learned from these questions and sections; new ones need no new vectors. */
  readonly wordVectors: WordVectorsData;
  /** What questions about versions want to know, learned from questions with these word vectors. */
  readonly intents: IntentWeightsData;
}

/** One section of the site, as the assistant reads it. */
export interface Section extends SectionText {
  /** Other names under which readers look for it. */
  readonly askedAs: readonly string[];
}

/** The same without the ways to ask for it. */
export interface SectionText {
  /** Address on the site with the anchor, such as /docs/survey/intro#saving. */
  readonly url: string;
  readonly page: string;
  readonly anchor: string | null;
  readonly title: string;
  readonly pageTitle: string;
  /** Headings between page title and section. */
  readonly parents: readonly string[];
  readonly lines: readonly Line[];
  readonly isRelease: boolean;
}
