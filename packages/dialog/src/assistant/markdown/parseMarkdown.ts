import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Forty quotes or lists within one another on one line: no answer has them, and thousands would stop the page. */
const NESTED_TOO_DEEP = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){40}/m;

/** Longest text that is parsed, in UTF-16 code units: what it costs grows with the square of its length. */
const MAX_LENGTH = 8000;
/** More marks of emphasis are none: each is compared with all before it. */
const MAX_EMPHASIS = 500;

/**
 * Parses CommonMark with the tables and bare links of GitHub's Markdown into a tree; no HTML is ever made of it. Lines
 * under headings are none: they cost too much, and no answer has them. Null for a text the parser fails on or would be
 * stuck in.
 */
export function parseMarkdown(text: string): Root | null {
  if (text.length > MAX_LENGTH || NESTED_TOO_DEEP.test(text)) return null;
  const disabled = ['setextUnderline', ...(countEmphasis(text) > MAX_EMPHASIS ? ['attention'] : [])];
  try {
    return fromMarkdown(text, {
      extensions: [gfmTable(), gfmAutolinkLiteral(), { disable: { null: disabled } }],
      mdastExtensions: [gfmTableFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
    });
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function countEmphasis(text: string): number {
  return text.match(/\*+|_+/g)?.length ?? 0;
}
