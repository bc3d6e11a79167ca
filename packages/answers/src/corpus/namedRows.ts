import { STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import type { Line, SectionText } from './Section.ts';

/** A row of a table, and the section it stands in. */
export interface NamedRow {
  readonly url: string;
  readonly line: Line;
}

/** A row by what its label names: "Ropes on a bollard or buoy" names ropes, on either of two things. */
interface Label extends NamedRow {
  /** What is counted: the stems of each thing. */
  readonly heads: readonly (readonly string[])[];
  /** What that belongs to: the stems of each thing. */
  readonly tails: readonly (readonly string[])[];
  /** Those of both. */
  readonly stems: ReadonlySet<string>;
}

/** A number that is not part of a name such as `Q7`. */
const AMOUNT_IN = /(?<![\w.])\d/;
/** Stands between what a row counts and what that belongs to. */
const PREPOSITION = /\s(?:in|of|for|on|per|to|at|from|with|under|by)\s/;
const OR = /\s(?:and|or)\s|,\s/;
/** Asks for the most or the least there may be. "How many boats came?" does not, and a limit for something else is no answer to it. */
const ASKS_FOR_LIMIT = /\b(?:can|may|could|max|maximum|min|minimum|limits?|allowed|possible|at most|at least|up to)\b/i;
/** With more rows than this, it is unclear which one is meant. */
const MAX_ROWS = 3;
/** Words for an amount, not for what is counted. */
const AMOUNT: ReadonlySet<string> = new Set(
  stemsOf(
    'max maximum min minimum most least number amount limit size length long longest large largest big biggest high highest often short allowed possible fit contain',
  ),
);

/** Finds the rows that hold the amount a question asks for: "max number of boats" names the row "Boats in a harbour". */
export function indexRows(
  sections: readonly SectionText[],
  isCommon: (stem: string) => boolean,
  isEveryday: (stem: string) => boolean,
): (question: string) => readonly NamedRow[] {
  const labels = sections.filter(({ isRelease }) => !isRelease).flatMap(labelsIn);
  const counted = new Set(labels.flatMap(({ heads }) => heads.flat()));
  return (question) => {
    const asked = new Set(contentOf(question));
    const subject = [...asked].find((stem) => counted.has(stem));
    if (subject === undefined) return [];
    const own = [...asked].filter((stem) => !isEveryday(stem));
    const isAsked = (stem: string) => asked.has(stem);
    const named = labels.filter(
      ({ heads, stems }) =>
        heads.some((head) => head.includes(subject) && head.every(isAsked)) && own.every((stem) => stems.has(stem)),
    );
    const certain = named.filter(
      ({ tails }) => tails.length === 0 || tails.some((tail) => tail.every((stem) => isAsked(stem) || isCommon(stem))),
    );
    const rows = certain.length > 0 || !ASKS_FOR_LIMIT.test(question) ? certain : named;
    const shares = rows.map(({ stems }) => [...asked].filter((stem) => stems.has(stem)).length);
    const best = rows.filter((_, at) => shares[at] === Math.max(...shares));
    return best.length <= MAX_ROWS ? best : [];
  };
}

function labelsIn({ url, lines }: SectionText): Label[] {
  return lines.flatMap((line) => {
    const [label = '', value = ''] = line.text.split(' | ');
    if (line.kind !== 'row' || !AMOUNT_IN.test(value)) return [];
    const parts = label.split(PREPOSITION).map((part) =>
      part
        .split(OR)
        .map(contentOf)
        .filter(({ length }) => length > 0),
    );
    const [heads, ...tails] = parts.filter(({ length }) => length > 0);
    return heads === undefined ? [] : [{ url, line, heads, tails: tails.flat(), stems: new Set(parts.flat(2)) }];
  });
}

/** The stems of what is counted and of what it belongs to. */
function contentOf(text: string): string[] {
  return stemsOf(text).filter((stem) => !STOP_STEMS.has(stem) && !AMOUNT.has(stem));
}
