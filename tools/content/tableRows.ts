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

const CELL_BORDER = /(?<!\\)\|/;
const DIVIDER = /^[|:\s-]+$/;
