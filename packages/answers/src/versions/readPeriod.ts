import type { Release } from '@feedback-docs/releases';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The year or month a question names, as the beginning of an ISO date; undefined for none with releases near it. */
export function readPeriod(question: string, releases: readonly Release[]): string | undefined {
  const year = /\b(20\d\d)\b/.exec(question)?.[1];
  if (year === undefined || !releases.some(({ date }) => date.startsWith(year))) return undefined;
  const words = question.toLowerCase().split(/\P{L}+/u);
  const month = MONTHS.findIndex(
    (name) => words.includes(name) || (name !== 'may' && words.includes(name.slice(0, 3))),
  );
  return month < 0 ? year : `${year}-${String(month + 1).padStart(2, '0')}`;
}
