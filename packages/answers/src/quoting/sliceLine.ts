import type { Line, LineKind } from '../corpus/Section.ts';

/** A part of a line with the marks in it, white space at its ends left out. */
export function sliceLine({ kind, text, marks = [] }: Line, from: number, to: number, as: LineKind = kind): Line {
  const start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
  const end = start + text.slice(start, to).trimEnd().length;
  const held = marks
    .filter(([first, last]) => first < end && last > start)
    .map(([first, last, mark]) => [Math.max(first, start) - start, Math.min(last, end) - start, mark] as const);
  return { kind: as, text: text.slice(start, end), ...(held.length > 0 ? { marks: held } : {}) };
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
