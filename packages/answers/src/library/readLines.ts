import type { Line, LineKind } from './Section.ts';

const KINDS: Readonly<Record<string, LineKind>> = {
  p: 'paragraph',
  n: 'step',
  b: 'entry',
  h: 'head',
  r: 'row',
};

/**
 * The lines of a section from its record: one for each line of the content and one for each code block, where it
 * stands. Without an outline a line with cell marks is a row and every other line a paragraph.
 */
export function readLines(content: string, outline: string, code: string): Line[] {
  const texts = content.split('\n').filter((text) => text !== '');
  if (outline === '') return texts.map((text) => ({ kind: text.includes(' | ') ? 'row' : 'paragraph', text }));
  const codeLines = code.split('\n');
  let nextText = 0;
  let nextCode = 0;
  return outline.split(' ').flatMap((letter): Line[] => {
    if (letter.startsWith('c')) {
      const from = nextCode;
      nextCode += Number(letter.slice(1));
      return [{ kind: 'code', text: codeLines.slice(from, nextCode).join('\n') }];
    }
    const text = texts[nextText++];
    if (text === undefined) return [];
    // A paragraph of one word is the name of a preview, not a sentence.
    const isSentence = letter !== 'p' || text.includes(' ');
    return [{ kind: isSentence ? (KINDS[letter] ?? 'other') : 'other', text }];
  });
}
