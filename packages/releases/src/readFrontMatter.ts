import { LineCounter, parseDocument } from 'yaml';

/** The front matter of a page and where its body begins. */
export interface FrontMatter {
  /** The fields as YAML understands them; empty when there are none. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The line of a field in the file, counted from 1; 1 when the field is missing. */
  readonly lineOf: (field: string) => number;
  /** The first line after the front matter, counted from 1; 1 when the page has none. */
  readonly bodyLine: number;
  /** What is wrong with it as YAML, with its line; undefined when it can be read. */
  readonly fault?: { readonly line: number; readonly what: string };
}

/** Reads the YAML between the two `---` lines at the top of a page. Dates stay text. Never throws. */
export function readFrontMatter(markdown: string): FrontMatter {
  const rows = markdown.split(/\r?\n/);
  if (rows[0]?.trimEnd() !== '---') {
    return { fields: {}, lineOf: topLine, bodyLine: 1, fault: { line: 1, what: 'The page has no front matter.' } };
  }
  const end = rows.findIndex((row, index) => index > 0 && row.trimEnd() === '---');
  if (end === -1) {
    return { fields: {}, lineOf: topLine, bodyLine: 1, fault: { line: 1, what: 'The front matter is never closed.' } };
  }
  return { ...readFields(rows.slice(1, end).join('\n')), bodyLine: end + 2 };
}

function readFields(yaml: string): Omit<FrontMatter, 'bodyLine'> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const error = document.errors[0];
  if (error !== undefined) {
    const what = `The front matter is not valid YAML: ${error.message.split('\n')[0] ?? error.code}`;
    return { fields: {}, lineOf: topLine, fault: { line: counter.linePos(error.pos[0]).line + 1, what } };
  }
  const value = valuesOf(document);
  if (value instanceof Error) {
    const what = `The front matter is not valid YAML: ${value.message}. Put a value that begins with * in quotation marks.`;
    return { fields: {}, lineOf: topLine, fault: { line: 1, what } };
  }
  if (!isRecord(value))
    return { fields: {}, lineOf: topLine, fault: { line: 1, what: 'The front matter holds no fields.' } };
  const lines = linesOfFields(yaml);
  return { fields: value, lineOf: (field) => lines.get(field) ?? topLine() };
}

/** An alias to nothing, such as `title: *bold*`, shows only when the values are made. */
function valuesOf(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Fields of front matter start in the first column, so their lines need no syntax tree. */
function linesOfFields(yaml: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [index, row] of yaml.split('\n').entries()) {
    const name = /^["']?([\w-]+)["']?\s*:/.exec(row)?.[1];
    if (name !== undefined && !lines.has(name)) lines.set(name, index + 2);
  }
  return lines;
}

function topLine(): number {
  return 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
