import { TEMPLATES } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import { KIND_HEADINGS, type ReleasesData } from '@feedback-docs/releases';

/** What an answer may hold: the docs' sentences, the release data's values, the fixed frames, the site's addresses. */
export interface Known {
  readonly urls: ReadonlySet<string>;
  /** The sentences, cells and lines of an answer, without its markup and its links. */
  sentencesOf(answer: string): string[];
  holds(sentence: string): boolean;
}

const CONTACT = 'support@example.com';
/** Numbers worked out from the release data: "12 Web releases:", "31 days (1 month, 1 day)". */
const AMOUNTS = /^(?:[(,]?\d+(?:web|mobile)?(?:release|item|day|month)s?\)?)+$/;

/** Takes the texts of the site itself, not those the assistant has read. */
export function knownText(records: readonly SearchRecord[], { releases, features }: ReleasesData): Known {
  const texts = records.flatMap(({ hierarchy, content, code }) => [...Object.values(hierarchy), content, code]);
  const items = releases.flatMap(({ title, items }) => [
    title,
    ...items.flatMap(({ kind, plain }) => [`${title}, ${KIND_HEADINGS[kind]}: ${plain}`, title]),
  ]);
  const all = squeezed(
    [...Object.values(TEMPLATES), ...texts, ...items, ...features.map(({ name }) => name), CONTACT]
      .filter((text) => text !== null && text !== undefined)
      .join('\n'),
  );
  const values = new Set([...Object.values(TEMPLATES), 'Web', 'Mobile', '–', '·'].map(squeezed));
  const frames = Object.values(TEMPLATES)
    .map(squeezed)
    .toSorted((a, b) => b.length - a.length);
  const days = new Set(releases.map(({ date }) => squeezed(dayOf(date))));
  const urls = [
    ...records.map(({ url }) => url),
    ...releases.flatMap(({ path, items }) => [path, ...items.map((item) => item.path)]),
  ];
  return {
    urls: new Set(urls),
    sentencesOf,
    holds: (sentence) => {
      const whole = squeezed(sentence);
      const rest = frames.reduce((text, frame) => text.replaceAll(frame, ''), whole).replace(/[:·,]+$/, '');
      return [whole, rest, rest.replace(/\)$/, '')].some(
        (text) =>
          text === '' ||
          /^\d+$/.test(text) ||
          AMOUNTS.test(text) ||
          values.has(text) ||
          days.has(text) ||
          all.includes(text),
      );
    },
  };
}

function dayOf(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function sentencesOf(answer: string): string[] {
  const blocks = answer.split(/^(`{3,}[\s\S]*?^`{3,})$/m);
  return blocks.flatMap((block) =>
    block.startsWith('```')
      ? block.split('\n').filter((line) => line !== '' && !line.startsWith('```'))
      : block
          .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '\n')
          // A row stands as "**Name** – Head: cell · Head: cell".
          .replace(/^\*\*.*$/gm, (row) => row.replace(/\*\* – (?:[^:]+: )?| · (?:[^:]+: )?/g, '\n'))
          .split(/\n|(?<=[.!?])\s+(?=\p{Lu})|(?<!\\)\|/u)
          .map((part) =>
            part
              .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
              .replace(/^[\s,;:·–()]+|[\s,;·(]+$/g, '')
              .replace(/^:?-{3,}$/, '')
              .trim(),
          )
          .filter((part) => /[\p{L}\p{N}]/u.test(part)),
  );
}

/** Letters and digits decide: marks of Markdown and line breaks are none of the sentence. */
function squeezed(text: string): string {
  return text
    .replace(/[`\\*]/g, '')
    .replace(/\s+/g, '')
    .replaceAll('|', '')
    .toLowerCase();
}
