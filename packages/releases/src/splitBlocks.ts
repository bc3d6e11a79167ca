/** A paragraph, bullet or heading of a release page, its lines joined to one. */
export interface Block {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly isHeading: boolean;
  /** The heading it stands under, as written; a heading stands under itself. Undefined above the first one. */
  readonly heading: string | undefined;
}

/** Cuts the rows of a page into blocks, from the given line (counted from 1) on. */
export function splitBlocks(rows: readonly string[], firstLine: number): readonly Block[] {
  const blocks: Block[] = [];
  let heading: string | undefined;
  let isOpen = false;
  for (let line = firstLine; line <= rows.length; line += 1) {
    const row = (rows[line - 1] ?? '').trimEnd();
    const isHeading = /^#{1,6}\s/.test(row);
    const last = blocks.at(-1);
    if (row === '') {
      isOpen = false;
    } else if (isOpen && last !== undefined && !isHeading && !/^\s*[-*+]\s/.test(row)) {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${row.trim()}` };
    } else {
      if (isHeading) heading = row;
      blocks.push({ line, text: row, isHeading, heading });
      isOpen = !isHeading;
    }
  }
  return blocks;
}
