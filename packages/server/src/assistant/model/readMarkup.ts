/**
 * One thing at the beginning of a text: words, code as it is, the line that opens a block of code, a link, or something
 * to drop; `length` is what it takes up.
 */
export type Markup = { readonly length: number } & (
  | { readonly kind: 'text' | 'verbatim'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string }
  | { readonly kind: 'fence'; readonly text: string; readonly ticks: string }
  | { readonly kind: 'dropped' }
);

/**
 * Longest link, tag or code within a line, in UTF-16 code units. So much is read again for each sign that might begin
 * one, and with each piece that comes while one is not complete.
 */
const MAX_MARKUP = 500;
/** Characters that mean something to Markdown and therefore stay escaped. */
const MEANINGFUL = '\\`*_{}[]<>()#+-!|~&';

/**
 * Reads what the text begins with; undefined when it is empty or more of it must come first. Whatever could become
 * markup of another kind than it was read as comes out escaped.
 */
export function readMarkup(text: string, { before, isEnd }: { before: string; isEnd: boolean }): Markup | undefined {
  if (text === '') return undefined;
  const plain = /^[^\\`![\]<&~]+/.exec(text)?.[0];
  if (plain !== undefined) return { kind: 'text', text: plain, length: plain.length };
  const isOver = isEnd || text.length > MAX_MARKUP;
  const first = text[0] ?? '';
  const read = readers[first]?.(text.slice(0, MAX_MARKUP), isOver, before);
  if (read === 'unfinished') return isOver ? escaped(first) : undefined;
  return read ?? escaped(first);
}

type Reader = (text: string, isOver: boolean, before: string) => Markup | 'unfinished' | undefined;

const readers: Readonly<Record<string, Reader>> = {
  '\\': (text, isOver) => {
    const next = text[1];
    if (next === undefined) return isOver ? undefined : 'unfinished';
    if (/[\s\p{L}\p{N}]/u.test(next)) return undefined;
    return { kind: 'text', text: MEANINGFUL.includes(next) ? `\\${next}` : next, length: 2 };
  },
  '`': readCode,
  '!': (text, isOver) => {
    if (text.length === 1 && !isOver) return 'unfinished';
    if (text[1] !== '[') return { kind: 'text', text: '!', length: 1 };
    const link = readLink(text.slice(1), isOver);
    if (link === undefined || link === 'unfinished') return link;
    return { kind: 'dropped', length: link.length + 1 };
  },
  '[': readLink,
  '~': (text, isOver, before) => {
    const [tildes = ''] = /^~+/.exec(text) ?? [];
    if (tildes.length === text.length && !isOver) return 'unfinished';
    // Three of them begin a block of code, whose end is no end of one of backticks.
    const isFence = tildes.length >= 3 || before === '~';
    return { kind: 'text', text: isFence ? '\\~'.repeat(tildes.length) : tildes, length: tildes.length };
  },
  '<': (text, isOver) => {
    if (text.length === 1 && !isOver) return 'unfinished';
    if (!/^<[a-z/!?]/i.test(text)) return undefined;
    const end = text.indexOf('>');
    // An address in angle brackets is no HTML, and is judged like any other.
    const address = /^<((?:mailto:)?[\w.+-]+@[\w.-]+)>/i.exec(text)?.[1];
    if (address !== undefined) return { kind: 'text', text: address, length: end + 1 };
    if (end >= 0) return { kind: 'dropped', length: end + 1 };
    return isOver ? { kind: 'dropped', length: text.length } : 'unfinished';
  },
};

function readLink(text: string, isOver: boolean): Markup | 'unfinished' | undefined {
  const close = closing(text, '[', ']');
  if (close < 0) return /\n\s*\n/.test(text) ? undefined : 'unfinished';
  const next = text[close + 1];
  if (next === undefined && !isOver) return 'unfinished';
  if (next !== '(') return undefined;
  const inside = text.slice(1, close);
  const rest = text.slice(close + 1);
  const end = closing(rest, '(', ')');
  if (end < 0) {
    if (/\n\s*\n/.test(rest)) return undefined;
    // Half a target is none, and must not be shown either.
    return isOver ? { kind: 'link', text: inside, target: '', length: text.length } : 'unfinished';
  }
  const target = /^\s*<?([^\s>]*)/.exec(rest.slice(1, end))?.[1] ?? '';
  return { kind: 'link', text: inside, target, length: close + 1 + end + 1 };
}

/** Place of the sign that closes the first one, or -1. */
function closing(text: string, open: string, close: string): number {
  // Numbers: this loop runs for each sign that might begin a link.
  const [opening, ending, backslash] = [open, close, '\\'].map((sign) => sign.charCodeAt(0));
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === backslash) at += 1;
    else if (sign === opening) depth += 1;
    else if (sign === ending) depth -= 1;
    if (depth === 0 && sign === ending) return at;
  }
  return -1;
}

/** Code stays as it is where every reader of Markdown agrees that it is code. */
function readCode(text: string, isOver: boolean, before: string): Markup | 'unfinished' | undefined {
  const [ticks = ''] = /^`+/.exec(text) ?? [];
  if (ticks.length === text.length && !isOver) return 'unfinished';
  if (ticks.length >= 3 && before === '\n') return readFence(text, ticks, isOver);
  const line = text.split('\n', 1)[0] ?? '';
  const end = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(line.slice(ticks.length));
  const length = ticks.length + (end?.index ?? 0) + ticks.length;
  if (end === null || (length === text.length && !isOver)) {
    return line.length === text.length && !isOver ? 'unfinished' : plainTicks(ticks);
  }
  const code = text.slice(0, length);
  return /[|<]|\]\(/.test(code) ? plainTicks(ticks) : { kind: 'verbatim', text: code, length };
}

function readFence(text: string, ticks: string, isOver: boolean): Markup | 'unfinished' {
  const line = /^[^\n]*\n/.exec(text)?.[0];
  if (line === undefined) return isOver ? plainTicks(ticks) : 'unfinished';
  // With further ticks it is code within a line.
  if (line.includes('`', ticks.length)) return plainTicks(ticks);
  return { kind: 'fence', text: line, ticks, length: line.length };
}

function plainTicks(ticks: string): Markup {
  return { kind: 'text', text: '\\`'.repeat(ticks.length), length: ticks.length };
}

function escaped(sign: string): Markup {
  return { kind: 'text', text: `\\${sign}`, length: 1 };
}
