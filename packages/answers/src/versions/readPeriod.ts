import type { Release } from '@feedback-docs/releases';

/** Days from `from` to `to`, both included, as ISO dates. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const SEPARATOR = '(?:\\s*(?:,|&|-|–)\\s*(?:and )?| (?:and|or|to|until|till) )';
const BEGINNING = '0000-01-01';
const END = '9999-12-31';

/** One way to name a time; `read` takes the parts and the newest day of the data. */
interface Pattern {
  readonly pattern: RegExp;
  readonly read: (parts: readonly string[], newest: string) => Period;
}

const YEAR = '(20\\d\\d)';
const PATTERNS: readonly Pattern[] = [
  pattern(`${YEAR}-(\\d\\d)-(\\d\\d)`, ([year = '', month = '', day = '']) => same(`${year}-${month}-${day}`)),
  pattern(`(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH}),? ${YEAR}`, ([day = '', month = '', year = '']) =>
    same(`${year}-${numberOf(month)}-${day.padStart(2, '0')}`),
  ),
  pattern(`(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}`, ([month = '', day = '', year = '']) =>
    same(`${year}-${numberOf(month)}-${day.padStart(2, '0')}`),
  ),
  pattern(`(${MONTH})(?: of|,)? ${YEAR}`, ([month = '', year = '']) => months(year, Number(numberOf(month)))),
  pattern(`${YEAR}[-/](\\d\\d)`, ([year = '', month = '']) => months(year, Number(month))),
  pattern(`(?:q([1-4])|(first|second|third|fourth|last) quarter)(?: of| in|,)? ${YEAR}`, ([q, word, year = '']) =>
    months(year, (ordinal(q ?? word) - 1) * 3 + 1, 3),
  ),
  pattern(`(?:h([12])|(first|second|last) half)(?: of| in|,)? ${YEAR}`, ([half, word, year = '']) =>
    months(year, half === '2' || (word !== undefined && word !== 'first') ? 7 : 1, 6),
  ),
  pattern(`${YEAR}[ ,/-]*q([1-4])`, ([year = '', quarter = '']) => months(year, (Number(quarter) - 1) * 3 + 1, 3)),
  pattern(`(\\d{1,2})/${YEAR}`, ([month = '', year = '']) => months(year, Number(month))),
  pattern(`(${MONTH}) ['’](\\d\\d)`, ([month = '', year = '']) => months(`20${year}`, Number(numberOf(month)))),
  pattern(`(spring|summer|autumn|fall|winter)(?: of| in|,)? ${YEAR}`, ([season = '', year = '']) =>
    seasonOf(season, year),
  ),
  pattern(
    `(early|beginning of|start of|mid|middle of|late|end of)(?: in|,|-)?(?: the year)? ${YEAR}`,
    ([part = '', year = '']) =>
      months(year, /^(?:early|beg|start)/i.test(part) ? 1 : /^mid/i.test(part) ? 5 : 10, /^mid/i.test(part) ? 4 : 3),
  ),
  pattern(YEAR, ([year = '']) => months(year, 1, 12)),
  pattern('(?:the (?:last|past)|past) year', (_, newest) => ({ from: monthsBefore(newest, 12), to: newest })),
  pattern('(?:the )?(?:last|past) (?:half[- ]year|six months)', (_, newest) => ({
    from: monthsBefore(newest, 6),
    to: newest,
  })),
  pattern('(last|past|this) (spring|summer|autumn|fall|winter)', ([, season = ''], newest) => {
    const year = Number(newest.slice(0, 4));
    const own = seasonOf(season, String(year));
    return own.from <= newest ? own : seasonOf(season, String(year - 1));
  }),
  pattern('(last|previous|this|current) (month|quarter)', ([which = '', unit = ''], newest) =>
    partOfYear(newest, unit.toLowerCase() === 'month' ? 1 : 3, /this|current/i.test(which) ? 0 : 1),
  ),
  pattern('(last|previous|past|this|current) year', ([which = ''], newest) =>
    months(String(Number(newest.slice(0, 4)) - (/this|current/i.test(which) ? 0 : 1)), 1, 12),
  ),
  pattern('(?:last|past|previous) (\\w+) (month|year)s', ([count = '', unit = ''], newest) => ({
    from: monthsBefore(newest, wordNumber(count) * (unit.toLowerCase() === 'year' ? 12 : 1)),
    to: newest,
  })),
  pattern(`(?:in|since|during|from|before|after|until|between|and|to|last|of) (${MONTH})`, ([month = ''], newest) => {
    const number = Number(numberOf(month));
    const year = Number(newest.slice(0, 4)) - (number > Number(newest.slice(5, 7)) ? 1 : 0);
    return months(String(year), number);
  }),
];

/** The time that a question names, related to the newest release where it names no year; undefined for none. */
export function readPeriod(question: string, releases: readonly Release[]): Period | undefined {
  const newest = releases.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const text = withYears(question);
  const found = timesIn(text, newest);
  const [first, second] = found;
  if (first === undefined) return undefined;
  if (second !== undefined && (text !== question || /\b(?:between|from|since)\b|[-–]/i.test(question))) {
    const inOrder = found.toSorted((a, b) => a.from.localeCompare(b.from));
    return { from: inOrder[0]?.from ?? first.from, to: inOrder.at(-1)?.to ?? second.to };
  }
  const rest = question.slice(first.at).toLowerCase();
  const before = question.slice(0, first.at).toLowerCase();
  const isOpen = /\bfrom\s*$/.test(before) && /^\S+(?: 20\d\d)? on(?:wards?)?\b/.test(rest);
  if (isOpen || /\b(?:since|starting(?: in| with)?)(?: the(?: (?:start|beginning) of)?)?\s*$/.test(before))
    return { from: first.from, to: END };
  if (/\b(?:after|later than)\s*$/.test(before)) return { from: nextDay(first.to), to: END };
  if (/\b(?:before|earlier than|prior to)\s*$/.test(before)) return { from: BEGINNING, to: dayBefore(first.from) };
  if (/\b(?:until|till|up to|through)\s*$/.test(before)) return { from: BEGINNING, to: first.to };
  return { from: first.from, to: first.to };
}

/** "June, July and August 2023" are months of the same year. */
function withYears(question: string): string {
  const named = new RegExp(`\\b${MONTH}(?:${SEPARATOR}${MONTH})+,? ${YEAR}\\b`, 'gi');
  return question.replace(named, (months, year: string) =>
    months.replace(new RegExp(`\\b${MONTH}(?=${SEPARATOR})`, 'gi'), (month) => `${month} ${year}`),
  );
}

/** Number of months, quarters and halves named: these are names, but none of something the docs do not speak of. */
export function countTimes(question: string): number {
  return question.match(new RegExp(`\\b(?:${MONTH}|q[1-4]|h[12])\\b`, 'gi'))?.length ?? 0;
}

interface Time extends Period {
  readonly at: number;
}

/** Every time the text names, in its order; a part of a longer name is none of its own. */
function timesIn(text: string, newest: string): Time[] {
  let rest = text;
  const times = PATTERNS.flatMap(({ pattern, read }) =>
    [...rest.matchAll(pattern)].map((match) => {
      rest = rest.slice(0, match.index) + '#'.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      const word = /^(?:in|since|during|from|before|after|until|between|and|to|last|of) /i.exec(match[0])?.[0] ?? '';
      return { ...read(match.slice(1), newest), at: match.index + (/^last $/i.test(word) ? 0 : word.length) };
    }),
  );
  return times.toSorted((a, b) => a.at - b.at);
}

function pattern(source: string, read: Pattern['read']): Pattern {
  return { pattern: new RegExp(`(?<![\\d.])\\b${source}\\b(?![\\d.]\\d)`, 'gi'), read };
}

function same(day: string): Period {
  return { from: day, to: day };
}

/** So many months from this one on. */
function months(year: string, first: number, count = 1): Period {
  const two = (number: number) => String(number).padStart(2, '0');
  return { from: `${year}-${two(first)}-01`, to: `${year}-${two(first + count - 1)}-31` };
}

/** The winter of a year begins in its December. */
function seasonOf(season: string, year: string): Period {
  if (/winter/i.test(season)) return { from: `${year}-12-01`, to: `${Number(year) + 1}-02-31` };
  return months(year, /spring/i.test(season) ? 3 : /summer/i.test(season) ? 6 : 9, 3);
}

/** The month or quarter of a day, or one of those before it. */
function partOfYear(day: string, length: 1 | 3, back: number): Period {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = at - (at % length) - back * length;
  return months(String(Math.floor(first / 12)), (first % 12) + 1, length);
}

function numberOf(month: string): string {
  return String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');
}

function ordinal(word = ''): number {
  return { first: 1, second: 2, third: 3, fourth: 4, last: 4 }[word.toLowerCase()] ?? Number(word);
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in digits or, up to twelve, in words; 1 for anything else. */
export function wordNumber(word: string): number {
  const inWords = NUMBERS.indexOf(word.toLowerCase());
  return inWords > 0 ? inWords : /^\d+$/.test(word) ? Number(word) : /^(?:few|several)$/i.test(word) ? 3 : 1;
}

function monthsBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - Math.min(count, 1200));
  return date.toISOString().slice(0, 10);
}

function nextDay(day: string): string {
  return `${day}~`;
}

function dayBefore(day: string): string {
  return `${day.slice(0, -1)}${String.fromCharCode(day.charCodeAt(day.length - 1) - 1)}~`;
}
