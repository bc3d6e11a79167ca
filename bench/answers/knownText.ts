import { TEMPLATES } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import {
  compareVersions,
  KIND_HEADINGS,
  parseExplorerAddress,
  type ReleasesData,
  versionKey,
} from '@feedback-docs/releases';

/** What an answer may hold: the docs' sentences, the release data's values, the fixed frames, the site's addresses. */
export interface Known {
  readonly urls: { has(url: string): boolean };
  /** The sentences, cells and lines of an answer, without its markup and its links. */
  sentencesOf(answer: string): string[];
  holds(sentence: string): boolean;
  /** What a reader finds who follows these links into the release explorer: releases with their items. */
  shownBehind(urls: readonly string[]): string;
}

const CONTACT = 'support@example.com';
const EXPLORER = '/docs/versions';
/** Numbers worked out from the release data: "12 Web releases:", "80 changes in 14 releases", "31 days (1 month, 1 day)". */
const AMOUNTS =
  /^(?:in|[(,]?\d*(?:web|mobile)?(?:releases?|(?:behaviour)?changes?|days?|months?|newfeatures?|improvements?|fix(?:es)?|deprecations?|removals?|securityitems?)?\)?)+$/;

/** Takes the texts of the site itself, not those the assistant has read. */
export function knownText(records: readonly SearchRecord[], { releases, features }: ReleasesData): Known {
  const texts = records.flatMap(({ hierarchy, content, code }) => [...Object.values(hierarchy), content, code]);
  const items = releases.flatMap(({ title, items }) => [
    title,
    ...items.flatMap(({ kind, plain }) => [`${KIND_HEADINGS[kind]} ${title}: ${plain}`, title]),
  ]);
  const all = squeezed(
    [...Object.values(TEMPLATES), ...texts, ...items, ...features.map(({ name }) => name), CONTACT]
      .filter((text) => text !== null && text !== undefined)
      .join('\n'),
  );
  const values = new Set([...Object.values(TEMPLATES), 'Web', 'Mobile', '–', '·'].map(squeezed));
  const days = releases.map(({ date }) => squeezed(dayOf(date)));
  const frames = [...Object.values(TEMPLATES).map(squeezed), ...days].toSorted((a, b) => b.length - a.length);
  const addresses = new Set([
    ...records.map(({ url }) => url),
    ...releases.flatMap(({ path, items }) => [path, ...items.map((item) => item.path)]),
  ]);
  return {
    urls: { has: (url) => addresses.has(url) || url.split('?')[0] === EXPLORER },
    sentencesOf,
    shownBehind: (links) => links.flatMap((url) => shownInExplorer(url, releases)).join('\n'),
    holds: (sentence) => {
      const whole = squeezed(sentence);
      const rest = frames.reduce((text, frame) => text.replaceAll(frame, ''), whole).replace(/^[:·,.]+|[:·,.]+$/g, '');
      return [whole, rest, rest.replace(/\)$/, '')].some(
        (text) => text === '' || /^\d+$/.test(text) || AMOUNTS.test(text) || values.has(text) || all.includes(text),
      );
    },
  };
}

/** The releases that the explorer shows at an address, each with its items of the kinds asked for; none for other addresses. */
function shownInExplorer(url: string, releases: ReleasesData['releases']): string[] {
  const [path, query] = url.split('?');
  if (path !== EXPLORER) return [];
  const areas = [...new Set(releases.flatMap(({ items }) => items.map(({ area }) => area)))];
  const { view, filters } = parseExplorerAddress(query ?? '', areas);
  const named = (key: string) => releases.find((release) => versionKey(release) === key);
  const from = view.name === 'all' ? undefined : named(view.name === 'since' ? view.since : view.from);
  const to = view.name === 'compare' ? named(view.to) : undefined;
  const isShown = <Value>(chosen: readonly Value[], value: Value) => chosen.length === 0 || chosen.includes(value);
  return releases
    .filter(({ platform }) => isShown(filters.platforms, platform) && platform === (from?.platform ?? platform))
    .filter(({ version }) => from === undefined || compareVersions(version, from.version) > 0)
    .filter(({ version }) => to === undefined || compareVersions(version, to.version) <= 0)
    .flatMap(({ title, items }) => {
      const shown = items.filter((item) => isShown(filters.kinds, item.kind) && isShown(filters.areas, item.area));
      return shown.length === 0 ? [] : [title, ...shown.map((item) => `${item.title}: ${item.plain}`)];
    });
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
          // A row stands as "**Name** – Head: cell · Head: cell", and may hold links.
          .replace(/^\*\*.*$/gm, (row) => row.replace(/\*\* – (?:[^:]+: )?| · (?:[^:]+: )?/g, '\n'))
          .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '\n')
          .split(/\n|(?<=[.!?])\s+(?=(?:\*\*)?\p{Lu})|(?<!\\)\|/u)
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
