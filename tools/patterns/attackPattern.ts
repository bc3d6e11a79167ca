import fc from 'fast-check';

/** The costliest text that was found for a pattern. */
export interface Attack {
  /** Processor time in milliseconds. */
  readonly cost: number;
  readonly text: string;
}

/** What any pattern is tried with: runs of one or two signs are what most slow patterns are slow on. */
const RUNS = ' |\n|\t|a|A|1|.|,|-|_|"|\'|`|\\|@|[|(|<|{|!|?|*|:|/|é|a |1 |1.|a.|a, | \n|, |- |](|[](|<a|a@'.split('|');
/** Texts made from a pattern itself, by repeating a part of something that it matches. */
const OWN_TEXTS = 150;
/** Longer ones would leave no room for what is repeated. */
const MAX_OWN_LENGTH = 150;
/** The lengths on the way to the whole one: a pattern that doubles with each letter must be found out before it hangs. */
const STEPS = [20, 30, 40, 60, 200, 700];
/** So many of the texts that cost most at one length are tried at the next. */
const KEPT = 8;
const TELLING = 200;
/** Ends that keep a pattern from matching after all. */
const ENDS = ['', '\u0000'];

/** Looks for the text of a length on which the pattern takes longest, and stops at the first one above the bound. */
export function attackPattern(pattern: RegExp, { length, bound }: { length: number; bound: number }): Attack {
  let texts = [...RUNS.map((pump) => ({ before: '', pump, after: '' })), ...ownTexts(pattern)];
  let worst: Attack = { cost: 0, text: '' };
  for (const size of [...STEPS, length]) {
    const tried: (Attack & { readonly elapsed: number; readonly parts: Parts })[] = [];
    for (const parts of texts) {
      for (const end of ENDS) {
        const text = filled(parts, size, end);
        // A busy machine may have been slow once.
        const [once, again] = [costOf(pattern, text), costOf(pattern, text)];
        const cost = Math.min(once.cost, again.cost);
        if (cost > bound) return { cost, text };
        tried.push({ cost, elapsed: Math.min(once.elapsed, again.elapsed), text, parts });
      }
    }
    tried.sort((one, other) => other.elapsed - one.elapsed);
    worst = tried[0] ?? worst;
    // Short texts all cost next to nothing, which tells none from another.
    if (size >= TELLING) texts = [...new Set(tried.map(({ parts }) => parts))].slice(0, KEPT);
  }
  return { cost: worst.cost, text: worst.text };
}

interface Parts {
  readonly before: string;
  readonly pump: string;
  readonly after: string;
}

function filled({ before, pump, after }: Parts, size: number, end: string): string {
  const room = Math.max(0, size - before.length - after.length - end.length);
  return before + pump.repeat(Math.ceil(room / pump.length)).slice(0, room) + after + end;
}

/**
 * Looks for the pattern everywhere in a text. Returns milliseconds: of processor time, which other work on the machine does not lengthen
 * but some systems count in steps of 4, and of the clock, which tells texts apart that take less.
 */
function costOf(pattern: RegExp, text: string): { cost: number; elapsed: number } {
  const everywhere = new RegExp(pattern, `${pattern.flags.replace(/[gy]/g, '')}g`);
  const before = process.threadCpuUsage();
  const start = performance.now();
  text.replace(everywhere, '');
  const elapsed = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  return { cost: (user + system) / 1000, elapsed };
}

/** Texts that the pattern matches, with a part of them repeated or a run put into them. */
function ownTexts(pattern: RegExp): Parts[] {
  // What looks around or back is no part of what generates texts; the rest of the pattern comes near enough.
  const source = pattern.source.replace(/\(\?<?[=!]/g, '(?:').replace(/\\(?:[bB1-9]|k<\w+>)/g, '');
  const texts = fc.stringMatching(new RegExp(source, pattern.flags.replace(/[gymi]/g, '')), { size: 'xsmall' });
  const places = fc.tuple(texts, fc.nat(), fc.integer({ min: 1, max: 12 }), fc.constantFrom(...RUNS));
  const sampled = fc.sample(places, { numRuns: OWN_TEXTS, seed: 20 });
  return sampled.flatMap(([text, place, length, run]) => {
    if (text === '' || text.length > MAX_OWN_LENGTH) return [];
    const start = place % text.length;
    const [before, pump, after] = [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)];
    return [
      { before, pump, after },
      { before, pump: run, after: text.slice(start) },
    ];
  });
}
