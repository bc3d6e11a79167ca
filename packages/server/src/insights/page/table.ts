import { escapeHtml } from '@feedback-docs/text';

type Cell = string | number | Link;

interface Link {
  readonly text: string;
  readonly href: string;
}

/** A table of the page, and of the CSV that can be downloaded. */
export interface Table {
  /** In addresses. */
  readonly id: string;
  readonly title: string;
  /** What is counted, where its title doesn't say. */
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The table as HTML under its title; a sentence where it has no rows. */
export function tableHtml({ id, title, note, head, rows }: Table): string {
  const heading = `<h3 id="${id}">${escapeHtml(title)}</h3>${note === undefined ? '' : `<p><small>${escapeHtml(note)}</small></p>`}`;
  if (rows.length === 0) return `${heading}<p>None in this time.</p>`;
  const cells = (row: readonly Cell[]) =>
    row.map((cell, column) => `<td${isFigure(cell, column) ? ' class="n"' : ''}>${textOf(cell)}</td>`);
  const body = rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('');
  return `${heading}<table aria-labelledby="${id}"><thead><tr>${head.map((name, column) => `<th scope="col"${isFigure(rows[0]?.[column], column) ? ' class="n"' : ''}>${escapeHtml(name)}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Figures stand below each other by their last digit; so do shares, and the dash for none. A text in the first column is what is counted. */
function isFigure(cell: Cell | undefined, column: number): boolean {
  if (typeof cell !== 'string') return typeof cell === 'number';
  return column > 0 && /^(\d[\d.,]*( %)?|–)$/.test(cell);
}

function textOf(cell: Cell): string {
  if (typeof cell === 'number') return cell.toLocaleString('en-GB');
  if (typeof cell === 'string') return escapeHtml(cell);
  const words = cell.text.split(/(?<=[/_])/).map(escapeHtml);
  return `<a href="${escapeHtml(cell.href)}">${words.join('<wbr>')}</a>`;
}

/** The cell of a CSV. */
export function plainCell(cell: Cell): string | number {
  return typeof cell === 'object' ? cell.href : cell;
}
