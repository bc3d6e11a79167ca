import type { Line, LineKind } from '../corpus/Section.ts';
import { printText } from './printText.ts';
import { cellsOf } from './sliceLine.ts';

/** Prints lines of the docs as Markdown blocks in their own structure: paragraphs, numbered steps, lists, tables, code. */
export function printLines(lines: readonly Line[]): string[] {
  return stretchesOf(lines).flatMap(({ kind, lines: stretch }) => {
    if (kind === 'paragraph') return stretch.map(printText);
    if (kind === 'step') return [stretch.map((line, at) => `${line.number ?? at + 1}. ${printText(line)}`).join('\n')];
    if (kind === 'entry') return [stretch.map((line) => `- ${printText(line)}`).join('\n')];
    if (kind === 'code') return stretch.map(({ text }) => `${fenceFor(text)}\n${text}\n${fenceFor(text)}`);
    const [head] = stretch;
    return [head?.kind === 'head' ? printTable(stretch.slice(1), head) : printTable(stretch, undefined)];
  });
}

/** Prints rows as a table under their head, or under an empty one where they have none. */
export function printTable(rows: readonly Line[], head: Line | undefined): string {
  const body = rows.map(printCells);
  const width = Math.max(...body.map(({ length }) => length), 1);
  return [head === undefined ? [] : printCells(head), Array.from({ length: width }, () => '---'), ...body]
    .map((cells) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`)
    .join('\n');
}

function printCells(row: Line): string[] {
  return cellsOf(row).map((cell) => printText(cell).replaceAll('|', '\\|'));
}

/** A fence longer than any run of backticks in the code. */
function fenceFor(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(3, longest + 1));
}

type Structure = 'paragraph' | 'step' | 'entry' | 'row' | 'code';

interface Stretch {
  readonly kind: Structure;
  readonly lines: Line[];
}

function stretchesOf(lines: readonly Line[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const line of lines) {
    const kind = structureOf(line.kind);
    const last = stretches.at(-1);
    if (last?.kind === kind && line.kind !== 'head') last.lines.push(line);
    else stretches.push({ kind, lines: [line] });
  }
  return stretches;
}

function structureOf(kind: LineKind): Structure {
  if (kind === 'head') return 'row';
  return kind === 'other' ? 'paragraph' : kind;
}
