import type { Check } from './Check.ts';

/** An item under Fixed says what was wrong or what is right, without "now" at the head of a sentence; the page says what was fixed, not how much. */
export const checkFixes: Check = ({ releases }) =>
  releases.flatMap(({ page, release, lines }) => {
    const items = release.items
      .filter(({ kind, plain }) => kind === 'fixed' && STARTS_WITH_NOW.test(plain))
      .map(({ title, anchor }) => ({
        file: page.file,
        line: lines.get(anchor) ?? 1,
        what: `"${title}" has a sentence that begins with "now" or "It now".`,
        remedy: 'Begin with the thing itself, and say what went wrong before.',
      }));
    const counted = [
      { part: 'description', text: release.description },
      { part: 'introduction', text: release.intro },
    ].filter(({ text }) => COUNTED.test(text));
    return [
      ...items,
      ...counted.map(({ part }) => ({
        file: page.file,
        line: 1,
        what: `The ${part} counts the corrections instead of naming them.`,
        remedy: 'Name the two or three that most readers notice.',
      })),
    ];
  });

const STARTS_WITH_NOW = /(?:^|[.!?] )(?:now|(?:it|they|this|these|all) now)\b/iu;
const COUNTED = /\b(?:corrections?|fixes|faults?) (?:about|affect|change|concern|for|in)\b/iu;
