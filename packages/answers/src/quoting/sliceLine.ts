import type { Line, LineKind } from '../corpus/Section.ts';

/** A part of a line with the marks and links in it, white space at its ends left out. */
export function sliceLine({ kind, text, marks, links }: Line, from: number, to: number, as: LineKind = kind): Line {
  const start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
  const end = start + text.slice(start, to).trimEnd().length;
  const [heldMarks, heldLinks] = [within(marks, start, end), within(links, start, end)];
  return {
    kind: as,
    text: text.slice(start, end),
    ...(heldMarks.length > 0 ? { marks: heldMarks } : {}),
    ...(heldLinks.length > 0 ? { links: heldLinks } : {}),
  };
}

/** What stands on a stretch of a text, cut to it. */
function within<What>(
  stretches: readonly (readonly [from: number, to: number, what: What])[] = [],
  start: number,
  end: number,
): (readonly [from: number, to: number, what: What])[] {
  return stretches
    .filter(([first, last]) => first < end && last > start)
    .map(([first, last, what]) => [Math.max(first, start) - start, Math.min(last, end) - start, what] as const);
}

/** The cells of a table row, each with its marks. */
export function cellsOf(line: Line): Line[] {
  let from = 0;
  return line.text.split(' | ').map((cell) => {
    const to = from + cell.length;
    const slice = sliceLine(line, from, to);
    from = to + ' | '.length;
    return slice;
  });
}
