/** A line that opens or ends a block of code: its indentation, the fence, and what stands behind it. */
const FENCE = /^( *)(`{3,}|~{3,})(.*)$/;
/** A line that may go on with the list before it, blank lines or not. */
const GOES_ON = /^(?:[ \t]|[*+-](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))/;

/**
 * Cuts a text where a blank line ends whatever stands before it, so that the parts mean the same parsed one by one: what
 * parsing costs does not grow with the whole text, and a text that grows is parsed again only at its end. Lists stay
 * whole, and so does code. Only definitions of links hold for their own part alone.
 */
export function splitBlocks(text: string): readonly string[] {
  const blocks: string[] = [];
  let start = 0;
  let written = 0;
  let fence: Fence | undefined;
  let isAfterBlank = false;
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = text.indexOf('\n', at) + 1 || text.length;
    const line = text.slice(at, end).trimEnd();
    if (isAfterBlank && fence === undefined && line !== '' && !GOES_ON.test(line)) {
      blocks.push(text.slice(start, written));
      start = at;
    }
    fence = fenceAfter(line, fence);
    isAfterBlank = line === '';
    if (!isAfterBlank) written = end;
  }
  blocks.push(text.slice(start));
  return blocks;
}

interface Fence {
  readonly indent: number;
  readonly marks: string;
}

/** Without an end: from here on code cannot be told apart without parsing. */
const UNKNOWN: Fence = { indent: 0, marks: '\n' };

/** The block of code that is open after the line. */
function fenceAfter(line: string, open: Fence | undefined): Fence | undefined {
  // It may end the list that the block stands in, and the block with it.
  if (open !== undefined && line !== '' && line.search(/[^ ]/) < open.indent) return UNKNOWN;
  const [, indent = '', marks = '', info = ''] = FENCE.exec(line) ?? [];
  if (marks === '') return open;
  if (open !== undefined) {
    if (info !== '' || !marks.startsWith(open.marks)) return open;
    if (indent.length === open.indent || (open.indent === 0 && indent.length <= 3)) return undefined;
    return open.indent === 0 ? open : UNKNOWN;
  }
  return marks.startsWith('`') && info.includes('`') ? undefined : { indent: indent.length, marks };
}
