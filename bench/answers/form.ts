/** The form of an answer: how much there is to read, and what of it helps. */
export interface Form {
  /** Words outside of citations and other lines of links. */
  readonly words: number;
  /** Words before the first vital fact; undefined where it is missing. */
  readonly wordsBeforeFact: number | undefined;
  /** Words that stand under a citation of a right section, and under any citation. */
  readonly rightWords: number;
  readonly citedWords: number;
  /** Whether it begins with a list, a table or code. */
  readonly isBare: boolean;
  /** Sentences that the answer before had, too. */
  readonly repeats: number;
}

/** A paragraph of nothing but links, with or without words that announce them. */
const LINKS = /^(?:See also: )?\[[^\]]*\]\([^)\s]*\)(?: · \[[^\]]*\]\([^)\s]*\))*$/;
/** Shorter sentences are the assistant's own, or are names. */
const MIN_SENTENCE_LENGTH = 20;

/** Measures one answer; facts and anchors are those of the gold set. */
export function measureForm(
  text: string,
  { facts = [], anchors = [] }: { readonly facts?: readonly string[]; readonly anchors?: readonly string[] },
  before: string,
): Form {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  const read = blocks.filter((block) => !LINKS.test(block));
  const { right, cited } = wordsByCitation(blocks, anchors);
  const shown = new Set(sentencesOf(before));
  return {
    words: read.reduce((sum, block) => sum + wordsIn(block), 0),
    wordsBeforeFact: wordsBefore(read.map(plain).join('\n'), facts),
    rightWords: right,
    citedWords: cited,
    isBare: /^(?:\||\d+\. |- |```)/.test(text),
    repeats: sentencesOf(text).filter((sentence) => shown.has(sentence)).length,
  };
}

function wordsByCitation(blocks: readonly string[], anchors: readonly string[]): { right: number; cited: number } {
  const sums = { right: 0, cited: 0 };
  let open = 0;
  for (const block of blocks) {
    if (!LINKS.test(block)) {
      open += wordsIn(block);
      continue;
    }
    if (block.startsWith('See also')) continue;
    sums.cited += open;
    const isRight = anchors.some(
      (anchor) => block.includes(`](${anchor})`) || (!anchor.includes('#') && block.includes(`](${anchor}#`)),
    );
    if (isRight) sums.right += open;
    open = 0;
  }
  return sums;
}

function wordsBefore(text: string, facts: readonly string[]): number | undefined {
  const places = facts.flatMap((fact) => fact.split('|').map((way) => text.indexOf(plain(way).trim())));
  const found = places.filter((place) => place >= 0);
  return found.length === 0 ? undefined : wordsIn(text.slice(0, Math.min(...found)));
}

function sentencesOf(text: string): string[] {
  const read = text.split(/\n+/).filter((block) => !LINKS.test(block));
  return read
    .flatMap((block) => plain(block).split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_SENTENCE_LENGTH);
}

function plain(text: string): string {
  return text
    .replace(/\]\([^)\s]*\)/g, '')
    .replace(/[`*[\]\\|#]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase();
}

function wordsIn(text: string): number {
  return plain(text).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
