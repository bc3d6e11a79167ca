/** A row of a table in the source of a page. */
export interface TableRow {
  readonly line: number;
  /** The heads and the cells as they are written, in the order of the columns. */
  readonly heads: readonly string[];
  readonly cells: readonly string[];
}

/** The rows below the heads of every table of a page. */
export function tableRows(source: string): readonly TableRow[] {
  let heads: readonly string[] | undefined;
  return source.split('\n').flatMap((row, index) => {
    if (!row.startsWith('|')) {
      heads = undefined;
      return [];
    }
    const cells = row.split(CELL_BORDER).slice(1, -1);
    if (heads === undefined) {
      heads = cells.map((cell) => cell.trim());
      return [];
    }
    if (DIVIDER.test(row)) return [];
    return [{ line: index + 1, heads, cells: cells.map((cell) => cell.trim()) }];
  });
}

/** What a page says of its tables and headings. */
interface Sections {
  readonly rows: readonly TableRow[];
  readonly headings: readonly { readonly line: number; readonly depth: number; readonly id?: string }[];
}

/** The rows of the tables in the section of a heading. */
export function rowsBelow(page: Sections, id: string): readonly TableRow[] {
  return below(page, id, page.rows);
}

/** What is in the section of a heading; nothing when the page has no such heading. */
export function below<Placed extends { readonly line: number }>(
  { headings }: Pick<Sections, 'headings'>,
  id: string,
  placed: readonly Placed[],
): readonly Placed[] {
  const [heading, ...later] = headings.slice(headings.findIndex((candidate) => candidate.id === id));
  if (heading?.id !== id) return [];
  const end = later.find(({ depth }) => depth <= heading.depth)?.line ?? Number.POSITIVE_INFINITY;
  return placed.filter(({ line }) => line > heading.line && line < end);
}

/** The first cell of each row, without the marks around its text. */
export function firstCells(rows: readonly TableRow[] = []): readonly string[] {
  return rows.map(({ cells }) => (cells[0] ?? '').replaceAll(/^["*`]+|["*`]+$/g, ''));
}

const CELL_BORDER = /(?<!\\)\|/;
const DIVIDER = /^[|:\s-]+$/;
