import { type Content, type LocatedProduct, PRODUCT_FILE } from './Content.ts';
import { DOCS_FOLDER } from './pageAddress.ts';
import type { Page } from './parsePage.ts';

/** A text with its place; one of several lines begins at that line. */
export interface Statement {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What the pages say, passage by passage. */
export function passagesOf(pages: readonly Page[]): readonly Statement[] {
  return pages.flatMap(({ file, passages }) => passages.map(({ line, text }) => ({ file, line, text })));
}

/** The summaries of the features, which the assistant may quote like a page. */
export function summariesOf(product: LocatedProduct | undefined): readonly Statement[] {
  return (product?.features ?? []).map(({ summary }, index) => ({
    file: PRODUCT_FILE,
    line: product?.lineOf(['features', index, 'summary']) ?? 1,
    text: summary,
  }));
}

/** What the figures of the documentation say, label by label: drawings in SVG and diagrams in DOT. */
export function labelsOf({ texts }: Pick<Content, 'texts'>): readonly Statement[] {
  return [...texts]
    .filter(([file]) => file.startsWith(`${DOCS_FOLDER}/`))
    .flatMap(([file, text]) => {
      const pattern = LABELS.find(({ ending }) => file.endsWith(ending))?.pattern;
      if (pattern === undefined) return [];
      return mentionsIn([{ file, line: 1, text }], pattern).map(({ line, match: [, label = ''] }) => ({
        file,
        line,
        text: label.replaceAll(String.raw`\n`, ' ').trim(),
      }));
    });
}

const LABELS = [
  { ending: '.svg', pattern: /<text\b[^>]*>([^<]*)/g },
  { ending: '.dot', pattern: /\blabel="([^"]*)"/g },
];

/** What pages, figures and the summaries of product.yaml say, passage by passage. */
export function statementsOf(content: Pick<Content, 'pages' | 'product' | 'texts'>): readonly Statement[] {
  return [...passagesOf(content.pages), ...labelsOf(content), ...summariesOf(content.product)];
}

/** The pages as they are written, links and code included. */
export function sourcesOf(pages: readonly Page[]): readonly Statement[] {
  return pages.map(({ file, source }) => ({ file, line: 1, text: source }));
}

/** Names that no page of the documentation has in bold. */
export function notInBold<Name extends { readonly text: string }>(pages: readonly Page[], names: readonly Name[]) {
  const docs = pages.filter(({ kind }) => kind === 'docs');
  return names.filter(({ text }) => docs.every(({ source }) => !source.includes(`**${text}**`)));
}

/** Everything in texts that a pattern matches, each with its place. */
export function mentionsIn(statements: readonly Statement[], pattern: RegExp) {
  return statements.flatMap(({ file, line, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      line: line + text.slice(0, match.index).split('\n').length - 1,
      match,
    })),
  );
}
