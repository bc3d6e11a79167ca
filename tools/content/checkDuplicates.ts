import type { Problem, Release } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Content, ReleasePage } from './Content.ts';
import { wordsOf } from './wordsOf.ts';

/**
 * Nothing is said twice: two release pages share less than a quarter of their five-word sequences (of the shorter
 * page), and no paragraph of more than 25 words stands in two places.
 */
export const checkDuplicates: Check = (content) => [...alikeReleases(content.releases), ...repeatedParagraphs(content)];

const SEQUENCE_WORDS = 5;
const SHARED_BELOW = 0.25;
const LONG_PARAGRAPH_WORDS = 25;

function alikeReleases(releases: readonly ReleasePage[]): readonly Problem[] {
  const pages = releases.map(({ page, release }) => ({ page, release, sequences: sequencesOf(release) }));
  return pages.flatMap(({ page, release, sequences }, index) =>
    pages.slice(0, index).flatMap((other) => {
      const shared = [...sequences].filter((sequence) => other.sequences.has(sequence));
      const share = shared.length / Math.max(1, Math.min(sequences.size, other.sequences.size));
      if (share < SHARED_BELOW) return [];
      const percent = Math.round(share * 100);
      return {
        file: page.file,
        line: page.frontMatter.bodyLine,
        what: `${release.title} shares ${percent} % of its five-word sequences with ${other.release.title}, such as "${shared[0]}"; below ${SHARED_BELOW * 100} % is asked for.`,
        remedy: 'Say what is special about this release in words of its own.',
      };
    }),
  );
}

function sequencesOf({ intro, items }: Release): ReadonlySet<string> {
  const sequences = [intro, ...items.map(({ title, plain }) => `${title} ${plain}`)].flatMap((text) => {
    const words = wordsOf(text);
    const count = Math.max(0, words.length - SEQUENCE_WORDS + 1);
    return Array.from({ length: count }, (_, start) => words.slice(start, start + SEQUENCE_WORDS).join(' '));
  });
  return new Set(sequences);
}

function repeatedParagraphs({ pages }: Content): readonly Problem[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, passages }) =>
    passages.flatMap(({ line, kind, text }) => {
      const words = wordsOf(text);
      if (kind === 'heading' || words.length <= LONG_PARAGRAPH_WORDS) return [];
      const key = words.join(' ');
      const place = seen.get(key);
      if (place === undefined) {
        seen.set(key, `${file}:${line}`);
        return [];
      }
      const what = `The paragraph "${words.slice(0, 8).join(' ')}..." stands already at ${place}.`;
      return [{ file, line, what, remedy: 'Say it in one place and link to it from the other.' }];
    }),
  );
}
