import type { Line, Link, Mark } from '../corpus/Section.ts';
import { escapeMarkdown, inlineCode } from './escapeMarkdown.ts';

/** The text of a line as Markdown, with its bold words, code and links as the docs have them. */
export function printText({ text, marks = [], links = [] }: Pick<Line, 'text' | 'marks' | 'links'>): string {
  const pieces = marks.flatMap((mark) => cutAtLinks(mark, links));
  // A link is the outer one where all of it is bold or code.
  const stretches = [...links, ...pieces].toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
  return printStretch(text, 0, text.length, stretches);
}

/** Code holds no links in Markdown, but pieces of it stand before, in and after them. */
function cutAtLinks(mark: Mark, links: readonly Link[]): Mark[] {
  const [from, to, as] = mark;
  if (as !== 'code') return [mark];
  const cuts = [from, ...links.flatMap((link) => [link[0], link[1]]), to].filter((at) => at >= from && at <= to);
  return cuts.slice(1).map((end, at): Mark => [cuts[at] ?? from, end, 'code']);
}

function printStretch(text: string, from: number, to: number, stretches: readonly (Mark | Link)[]): string {
  const [first, ...others] = stretches.filter((one) => one[0] >= from && one[1] <= to && one[0] < one[1]);
  if (first === undefined) return escapeMarkdown(text.slice(from, to));
  const [start, end, as] = first;
  const before = escapeMarkdown(text.slice(from, start));
  const rest = others.filter((one) => one[0] >= end);
  const after = printStretch(text, end, to, rest);
  if (as === 'code') return `${before}${inlineCode(text.slice(start, end))}${after}`;
  const held = others.filter((one) => one[1] <= end);
  const inner = printStretch(text, start, end, held);
  return `${before}${as === 'bold' ? `**${inner}**` : `[${inner}](${as})`}${after}`;
}
