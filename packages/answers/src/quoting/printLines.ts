import type { Line, LineKind } from '../corpus/Section.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';

/**
 * Prints lines of the docs as Markdown in their own structure, each paragraph and each stretch of one other structure followed by the
 * citation: numbered steps, lists, tables, code blocks.
 */
export function printLines(lines: readonly Line[], citation: string): string[] {
  return stretchesOf(lines).flatMap(({ kind, lines: stretch }) => {
    const texts = stretch.map(({ text }) => text);
    if (kind === 'paragraph') return texts.map((text) => `${escapeMarkdown(text)} ${citation}`);
    return `${PRINTERS[kind](texts, stretch[0]?.kind === 'head')}\n\n${citation}`;
  });
}

type Structure = 'step' | 'entry' | 'row' | 'code';

const PRINTERS: Readonly<Record<Structure, (texts: readonly string[], hasHead: boolean) => string>> = {
  step: (texts) => texts.map((text, at) => `${at + 1}. ${escapeMarkdown(text)}`).join('\n'),
  entry: (texts) => texts.map((text) => `- ${escapeMarkdown(text)}`).join('\n'),
  code: (texts) => texts.map((text) => `${fenceFor(text)}\n${text}\n${fenceFor(text)}`).join('\n\n'),
  row: printTable,
};

function printTable(texts: readonly string[], hasHead: boolean): string {
  const rows = texts.map((text) => text.split(' | ').map((cell) => escapeMarkdown(cell).replaceAll('|', '\\|')));
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const width = Math.max(...rows.map(({ length }) => length));
  const printed = [head, Array.from({ length: width }, () => '---'), ...body];
  return printed
    .map((cells) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`)
    .join('\n');
}

/** A fence longer than any run of backticks in the code. */
function fenceFor(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(3, longest + 1));
}

interface Stretch {
  readonly kind: 'paragraph' | Structure;
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

function structureOf(kind: LineKind): Stretch['kind'] {
  if (kind === 'head') return 'row';
  return kind === 'other' ? 'paragraph' : kind;
}
