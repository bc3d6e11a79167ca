import type { Line, Mark } from '@feedback-docs/answers';

/** Private characters that stand around bold text and code while a page is read, and the one that ends either. */
export const MARK_BEGINS: Readonly<Record<string, string>> = {
  strong: '\uE010',
  b: '\uE010',
  code: '\uE011',
};
export const MARK_END = '\uE012';

/** Takes the private characters out of a text and says what they marked. */
export function readMarks(marked: string): Pick<Line, 'text' | 'marks'> {
  const open: { readonly at: number; readonly as: 'bold' | 'code' }[] = [];
  const marks: Mark[] = [];
  let text = '';
  for (const piece of marked.split(/([\uE010-\uE012])/)) {
    if (piece === MARK_BEGINS['strong'] || piece === MARK_BEGINS['code']) {
      open.push({ at: text.length, as: piece === MARK_BEGINS['code'] ? 'code' : 'bold' });
    } else if (piece === MARK_END) {
      const begun = open.pop();
      if (begun !== undefined && text.slice(begun.at).trim() !== '') marks.push([begun.at, text.length, begun.as]);
    } else {
      text += piece;
    }
  }
  marks.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return { text, ...(marks.length > 0 ? { marks } : {}) };
}
