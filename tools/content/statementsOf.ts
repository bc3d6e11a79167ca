import type { Content } from './Content.ts';
import { summariesOf } from './summariesOf.ts';

/** What pages and the summaries of product.yaml say, passage by passage, each with its place. */
export function statementsOf({ pages, product }: Pick<Content, 'pages' | 'product'>): readonly {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}[] {
  return [
    ...pages.flatMap(({ file, passages }) => passages.map(({ line, text }) => ({ file, line, text }))),
    ...summariesOf(product),
  ];
}
