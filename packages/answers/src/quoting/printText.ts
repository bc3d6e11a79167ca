import type { Line, Mark } from '../corpus/Section.ts';
import { escapeMarkdown, inlineCode } from './escapeMarkdown.ts';

/** The text of a line as Markdown, with its bold words, code and links as the docs have them. */
export function printText({ text, marks = [] }: Pick<Line, 'text' | 'marks'>): string {
  return printStretch(text, 0, text.length, marks);
}

function printStretch(text: string, from: number, to: number, marks: readonly Mark[]): string {
  const [first, ...others] = marks.filter((mark) => mark[0] >= from && mark[1] <= to && mark[0] < mark[1]);
  if (first === undefined) return escapeMarkdown(text.slice(from, to));
  const [start, end, as] = first;
  const before = escapeMarkdown(text.slice(from, start));
  const after = printStretch(
    text,
    end,
    to,
    others.filter((mark) => mark[0] >= end),
  );
  if (as === 'code') return `${before}${inlineCode(text.slice(start, end))}${after}`;
  const inner = printStretch(
    text,
    start,
    end,
    others.filter((mark) => mark[1] <= end),
  );
  return `${before}${as === 'bold' ? `**${inner}**` : `[${inner}](${as})`}${after}`;
}
