import type { Check } from './Check.ts';

/** An item under Fixed says in the past tense what was wrong and in the present tense what is so, without "now"; the page says what was fixed, not how much. */
export const checkFixes: Check = ({ releases }) =>
  releases.flatMap(({ page, release, lines }) => {
    const items = release.items
      .filter(({ kind, plain }) => kind === 'fixed' && NOW.test(plain))
      .map(({ title, anchor }) => ({
        file: page.file,
        line: lines.get(anchor) ?? 1,
        what: `"${title}" leans on the word "now".`,
        remedy: 'Say in the past tense what went wrong, and in the present tense what is so.',
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

const NOW = /\bnow\b/iu;
const COUNTED = /\b(?:corrections?|fixes|faults?) (?:about|affect|change|concern|for|in)\b/iu;
