import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Forty quotes or lists within one another on one line: no answer has them, and thousands would stop the page. */
const NESTED_TOO_DEEP = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){40}/m;

/**
 * Parses CommonMark with the tables and bare links of GitHub's Markdown into a tree; no HTML is ever made of it. Null
 * for a text the parser fails on or would be stuck in.
 */
export function parseMarkdown(text: string): Root | null {
  if (NESTED_TOO_DEEP.test(text)) return null;
  try {
    return fromMarkdown(text, {
      extensions: [gfmTable(), gfmAutolinkLiteral()],
      mdastExtensions: [gfmTableFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
    });
  } catch (error) {
    console.warn(error);
    return null;
  }
}
