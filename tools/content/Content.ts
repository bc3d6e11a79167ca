import type { Product, Release } from '@feedback-docs/releases';
import type { ListEntry } from './listInProduct.ts';
import type { Page } from './parsePage.ts';
import type { LocatedYaml } from './readYaml.ts';

/** A release page that could be read, with the page it stands on. */
export interface ReleasePage {
  readonly page: Page;
  readonly release: Release;
  /** The line of each item by its anchor. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Everything the checks look at. */
export interface Content {
  readonly pages: readonly Page[];
  /** The release pages without faults. */
  readonly releases: readonly ReleasePage[];
  /** The product, when product.yaml exists and can be read. */
  readonly product: LocatedProduct | undefined;
  /** The names that product.yaml lists under a key; none when it has no such list, or cannot be read. */
  readonly listed: (key: string) => readonly ListEntry[];
  /** The files of the site by their path from the repository's root, such as site/static/img/logo.svg. */
  readonly files: ReadonlySet<string>;
  /** Text files by the same path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The product with the place of its entries in product.yaml. */
export interface LocatedProduct extends Product, Pick<LocatedYaml, 'lineOf'> {}

/** Where the product is written down. */
export const PRODUCT_FILE = 'site/product/product.yaml';

/** Where the packages keep what their interfaces say. */
export const INTERFACE_TEXTS = 'packages/*/src/**/{texts,buttonTexts}.ts';

/** Where readers' questions stand, one file for each page. */
export const QUESTIONS_FOLDER = 'site/questions';

/** Where those stand that a language model drafted, in files of the same names. */
export const QUESTION_DRAFTS_FOLDER = 'site/questionDrafts';

/** Where words of readers stand, in files of the same names. */
export const READER_WORDS_FOLDER = 'site/readerWords';

/** The questions by which the assistant is judged. */
export const GOLD_FILE = 'bench/answers/gold.json';
