/** A line of a block of code, or a part of a long one, and the block's last line; `length` is what it takes up of the text. */
export interface CodeLine {
  readonly length: number;
  readonly text: string;
  readonly isClosing: boolean;
}

/** Longest line that is waited for, in UTF-16 code units. */
const MAX_LINE = 1000;
/** What some readers of Markdown take for the end of a block and others do not, with its backticks. */
const LIKE_A_FENCE = /^[ \t]*(?<ticks>`{3,})(?:~[`~ \t]*|[ \t][`~ \t]*)?\n?$/;
/** What all of them take for it, or can. */
const FENCE = /^ {0,3}`+[ \t]*\n?$/;

/**
 * Reads the next line of a block of code that the backticks `fence` opened; undefined when more of it must come first. It
 * stays as it is where all readers of Markdown agree on whether the block ends there; else it is written so that they do.
 */
export function readCodeLine(
  text: string,
  { fence, isLineStart, isEnd }: { fence: string; isLineStart: boolean; isEnd: boolean },
): CodeLine | undefined {
  const length = text.indexOf('\n') + 1 || text.length;
  const line = text.slice(0, length);
  const isWhole = isEnd || line.endsWith('\n');
  if (!isWhole && length <= MAX_LINE) return undefined;
  const ticks = isLineStart ? (LIKE_A_FENCE.exec(line)?.groups?.['ticks'] ?? '') : '';
  if (ticks.length < fence.length) return { length, text: line, isClosing: false };
  if (isWhole && FENCE.test(line)) return { length, text: `${fence}\n`, isClosing: true };
  return { length, text: `    ${line}`, isClosing: false };
}
