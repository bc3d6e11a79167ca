import type { WordVectorsData } from '../embedding/WordVectors.ts';

/** What a line of a section is: paragraph, numbered step, list entry, table head, table row, code block, anything else. */
export type LineKind = 'paragraph' | 'step' | 'entry' | 'head' | 'row' | 'code' | 'other';

/** A stretch of a line that the docs set in bold or as code: where it begins and ends, and which. */
export type Mark = readonly [from: number, to: number, as: 'bold' | 'code'];

/** A stretch of a line that is a link: where it begins and ends, and where it leads, as a path of the site or as a whole address. */
export type Link = readonly [from: number, to: number, address: string];

/** One line of a section as the docs have it; a code block is one line here, with its line breaks. */
export interface Line {
  readonly kind: LineKind;
  readonly text: string;
  /** In the order of their beginnings; those that begin together, the outer one first. */
  readonly marks?: readonly Mark[];
  /** Of a step, where the page does not count on from the line before, or from 1: its list begins otherwise, or something stands between. */
  readonly number?: number;
  /** In the order of their beginnings. */
  readonly links?: readonly Link[];
}

/** The learned weights of the intent classifier, as the site stores them. */
export interface IntentWeightsData {
  /** The features: words and bigrams, separated by line breaks. */
  readonly signs: string;
  /**
   * The weights, one character each from # for -28 to [ for 28 tenths: for each feature, then for each dimension of the
   * question's embedding, then for the bias, one per intent.
   */
  readonly values: string;
}

/** Words that readers have for areas of the product, beside those of its name: by area, such as `{ Administration: ['admins'] }`. */
export type AreaWords = Readonly<Record<string, readonly string[]>>;

/** What the build writes for the assistant. */
export interface AnswersData {
  readonly sections: readonly Section[];
  /** Questions that the docs are known not to answer, by subject. */
  readonly unanswered: Readonly<Record<string, readonly string[]>>;
  readonly areaWords?: AreaWords;
  /** Learned from these questions and sections; new ones need no new vectors. */
  readonly wordVectors: WordVectorsData;
  /** Learned from questions about versions with these word vectors. */
  readonly intents: IntentWeightsData;
}

/** One section of the site, as the assistant reads it. */
export interface Section extends SectionText {
  /** Other names under which readers look for it. */
  readonly askedAs: readonly string[];
}

/** What a site says of a section that is no ordinary one: it shifts the section's score. */
export type SectionRole = 'overview' | 'troubleshooting' | 'reference';

/** A section without its paraphrases. */
export interface SectionText {
  /** Address on the site with the anchor, such as /docs/guide/intro#saving. */
  readonly url: string;
  readonly page: string;
  readonly anchor: string | null;
  readonly title: string;
  readonly pageTitle: string;
  /** Headings between page title and section. */
  readonly parents: readonly string[];
  readonly lines: readonly Line[];
  /** Words of readers for it that stand neither in its text nor in its questions, separated by spaces; never quoted. */
  readonly readerWords?: string | undefined;
  readonly isRelease: boolean;
  readonly role?: SectionRole | undefined;
}
