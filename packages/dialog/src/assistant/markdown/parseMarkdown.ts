import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable } from 'micromark-extension-gfm-table';

/**
 * Parses CommonMark with the tables and bare links of GitHub's Markdown into a tree; no HTML is ever made of it. Null
 * for a text the parser fails on.
 */
export function parseMarkdown(text: string): Root | null {
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
