import type { Line, Link, Mark } from '@feedback-docs/answers';

/** Private characters that stand around bold text and code while a page is read, and the one that ends these and links. */
export const MARK_BEGINS: Readonly<Record<string, string>> = {
  strong: '\uE010',
  b: '\uE010',
  code: '\uE011',
};
export const MARK_END = '\uE012';
/** Private characters around the address of a link. */
const ADDRESS = { begins: '\uE013', ends: '\uE014' } as const;

/** What begins a link. */
export function linkMark(href: string): string {
  return `${ADDRESS.begins}${href}${ADDRESS.ends}`;
}

/** Takes the private characters out of a text and says what they marked. */
export function readMarks(marked: string): Pick<Line, 'text' | 'marks' | 'links'> {
  const open: { readonly at: number; readonly piece: string }[] = [];
  const marks: Mark[] = [];
  const links: Link[] = [];
  let text = '';
  for (const piece of marked.split(/([\uE010-\uE012]|\uE013[^\uE014]*\uE014)/)) {
    if (/^[\uE010\uE011\uE013]/.test(piece)) {
      open.push({ at: text.length, piece });
    } else if (piece === MARK_END) {
      const begun = open.pop();
      if (begun === undefined || text.slice(begun.at).trim() === '') continue;
      if (begun.piece.startsWith(ADDRESS.begins)) links.push([begun.at, text.length, begun.piece.slice(1, -1)]);
      else marks.push([begun.at, text.length, begun.piece === MARK_BEGINS['code'] ? 'code' : 'bold']);
    } else {
      text += piece;
    }
  }
  // Code holds no other marks, so it is the inner one where bold words are code.
  marks.sort((a, b) => a[0] - b[0] || b[1] - a[1] || Number(a[2] === 'code') - Number(b[2] === 'code'));
  return { text, ...(marks.length > 0 ? { marks } : {}), ...(links.length > 0 ? { links } : {}) };
}
