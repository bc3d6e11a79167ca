import type { Release } from '@feedback-docs/releases';

/** Days from `from` to `to`, both included, as ISO dates. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(20\\d\\d)';
const SEASON = '(spring|summer|autumn|fall|winter)';
const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const BEGINNING = '0000-01-01';
const END = '9999-12-31';

/** The ways to name a time, the longest first; each reads its parts and the newest day of the data. */
const TIMES: readonly (readonly [RegExp, (parts: readonly string[], newest: string) => Period])[] = [
  [time(`${YEAR}[-/](\\d\\d)(?:-(\\d\\d))?`), ([year, month, day]) => calendar(year, month, day)],
  [
    time(`(?:${DAY}(?: of)? )?(${MONTH})(?: ${DAY})?(?: of|,)? ((?:20|['’])\\d\\d)`),
    ([first, month, second, year = '']) => calendar(`20${year.slice(-2)}`, numberOf(month), first ?? second),
  ],
  [time(`(\\d{1,2})/${YEAR}`), ([month, year]) => calendar(year, month)],
  [
    time(`(?:([qh])([1-4])|(first|second|third|fourth|last) (quarter|half))(?: of| in|,)? ${YEAR}`),
    ([letter, digit, word = '', unit, year]) => {
      const length = /^h/i.test(letter ?? unit ?? '') ? 6 : 3;
      return months(year, (Number(digit ?? ORDINALS[word.toLowerCase()] ?? 12 / length) - 1) * length + 1, length);
    },
  ],
  [time(`${YEAR}[ ,/-]*q([1-4])`), ([year, quarter]) => months(year, Number(quarter) * 3 - 2, 3)],
  [time(`${SEASON}(?: of| in|,)? ${YEAR}`), ([season, year]) => seasonOf(season, year)],
  [
    time(`(early|beginning of|start of|mid|middle of|late|end of)(?: in|,|-)?(?: the year)? ${YEAR}`),
    ([part = '', year]) =>
      /^mid/i.test(part) ? months(year, 5, 4) : months(year, /^(?:late|end)/i.test(part) ? 10 : 1, 3),
  ],
  [time(YEAR), ([year]) => months(year, 1, 12)],
  [time('(?:the (?:last|past)|past) year'), (_, newest) => monthsBefore(newest, 12)],
  [time('(?:last|past) half[- ]year'), (_, newest) => monthsBefore(newest, 6)],
  [
    time(`(?:last|past|this) ${SEASON}`),
    ([season], newest) => {
      const own = seasonOf(season, newest.slice(0, 4));
      return own.from <= newest ? own : seasonOf(season, String(Number(newest.slice(0, 4)) - 1));
    },
  ],
  [
    time('(last|previous|past|this|current) (month|quarter|year)'),
    ([which = '', unit = ''], newest) =>
      partOfYear(newest, { month: 1, quarter: 3 }[unit.toLowerCase()] ?? 12, /this|current/i.test(which) ? 0 : 1),
  ],
  [
    time('(?:last|past|previous) (\\w+) (month|year)s'),
    ([count = '', unit = ''], newest) => monthsBefore(newest, wordNumber(count) * (/^year/i.test(unit) ? 12 : 1)),
  ],
  [
    time(`(?<=\\b(?:in|since|during|from|before|after|until|between|and|to|last|of) )(${MONTH})`),
    ([month], newest) => {
      const number = numberOf(month);
      return calendar(String(Number(newest.slice(0, 4)) - (number > newest.slice(5, 7) ? 1 : 0)), number);
    },
  ],
];

/** The time that a question names, related to the newest release where it names no year; undefined for none. */
export function readPeriod(question: string, releases: readonly Release[]): Period | undefined {
  const newest = releases.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const text = withYears(question);
  const [first, ...others] = timesIn(text, newest);
  if (first === undefined) return undefined;
  if (others.length > 0 && (text !== question || /\b(?:between|from|since)\b|[-–]/i.test(question))) {
    const all = [first, ...others].toSorted((a, b) => a.from.localeCompare(b.from));
    return { from: all[0]?.from ?? first.from, to: all.at(-1)?.to ?? first.to };
  }
  const before = question.slice(0, first.at).toLowerCase();
  const isOpen = /\bfrom\s*$/.test(before) && /^\S+(?: 20\d\d)? on(?:wards?)?\b/i.test(question.slice(first.at));
  const stands = (words: string) =>
    new RegExp(`\\b(?:${words})(?: the(?: (?:start|beginning) of)?)?(?: last)?\\s*$`).test(before);
  if (isOpen || stands('since|starting(?: in| with)?')) return { from: first.from, to: END };
  if (stands('after|later than')) return { from: `${first.to}~`, to: END };
  if (stands('before|earlier than|prior to')) return { from: BEGINNING, to: `${first.from.slice(0, -1)}/` };
  return { from: stands('until|till|up to|through') ? BEGINNING : first.from, to: first.to };
}

/** "June, July and August 2023" are months of the same year. */
function withYears(question: string): string {
  const separator = '(?:\\s*(?:,|&|-|–)\\s*(?:and )?| (?:and|or|to|until|till) )';
  const named = new RegExp(`\\b${MONTH}(?:${separator}${MONTH})+,? ${YEAR}\\b`, 'gi');
  return question.replace(named, (months, year: string) =>
    months.replace(new RegExp(`\\b${MONTH}(?=${separator})`, 'gi'), (month) => `${month} ${year}`),
  );
}

/** Number of months, quarters and halves named: these are names, but none of something the docs do not speak of. */
export function countTimes(question: string): number {
  return question.match(new RegExp(`\\b(?:${MONTH}|q[1-4]|h[12])\\b`, 'gi'))?.length ?? 0;
}

/** Every time the text names, in its order; a part of a longer name is none of its own. */
function timesIn(text: string, newest: string): (Period & { readonly at: number })[] {
  let rest = text;
  const times = TIMES.flatMap(([pattern, read]) => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (name) => '#'.repeat(name.length));
    return found.map((match) => ({ ...read(match.slice(1), newest), at: match.index }));
  });
  return times.toSorted((a, b) => a.at - b.at);
}

function time(source: string): RegExp {
  return new RegExp(`(?<![\\d.])\\b${source}\\b(?![\\d.]\\d)`, 'gi');
}

/** A day, or a month where there is none. */
function calendar(year = '', month = '', day?: string): Period {
  if (day === undefined) return months(year, Number(month));
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { from: date, to: date };
}

/** So many months from this one on. */
function months(year = '', first = 1, count = 1): Period {
  const day = (month: number, date: string) => {
    return `${Number(year) + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-${date}`;
  };
  return { from: day(first, '01'), to: day(first + count - 1, '31') };
}

/** The winter of a year begins in its December. */
function seasonOf(season = '', year = ''): Period {
  return months(year, SEASONS[season.toLowerCase()], 3);
}

/** The month, quarter or year of a day, or one of those before it. */
function partOfYear(day: string, length: number, back: number): Period {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = at - (at % length) - back * length;
  return months(String(Math.floor(first / 12)), (first % 12) + 1, length);
}

function numberOf(month = ''): string {
  return String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');
}

/** A number in digits or, up to twelve, in words; 3 for a few, 1 for anything else. */
export function wordNumber(word: string): number {
  const inWords = NUMBERS.indexOf(word.toLowerCase());
  return inWords > 0 ? inWords : /^\d+$/.test(word) ? Number(word) : /^(?:few|several)$/i.test(word) ? 3 : 1;
}

/** From the same day so many months earlier. */
function monthsBefore(newest: string, count: number): Period {
  const date = new Date(`${newest}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - Math.min(count, 1200));
  return { from: date.toISOString().slice(0, 10), to: newest };
}
