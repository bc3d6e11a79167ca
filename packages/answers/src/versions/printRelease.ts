import {
  itemPath,
  KIND_HEADINGS,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
  releaseName,
  releasePath,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { escapeMarkdown } from '../quoting/escapeMarkdown.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';

/** Most items that are quoted with their sentences; of more only the names are listed. */
const MAX_QUOTED = 14;
/** Most items that are listed, the newest of them. */
const MAX_LISTED = 150;

/** The link to a release page. */
export function citeRelease(release: Release): string {
  return cite({ title: releaseName(release), url: releasePath(release) });
}

/** The link to a release with its date, such as "[Web 1.41](/docs/versions/Web/1_41), 12 January 2023". */
export function datedRelease(release: Release): string {
  return `${citeRelease(release)}, ${formatDay(release.date)}`;
}

/** Releases as a list with their dates; nothing for none. */
export function listDated(releases: readonly Release[]): string[] {
  return releases.length === 0 ? [] : [releases.map((release) => `- ${datedRelease(release)}`).join('\n')];
}

/** The releases of some items with their dates, then the items with their sentences; nothing for none. */
export function datedItems(items: readonly ReleaseItem[], facts: ReleaseFacts): string[] {
  const releases = items.flatMap(({ platform, version }) => releaseNamed(facts, platform, version) ?? []);
  return items.length === 0 ? [] : [...listDated([...new Set(releases)]), ...quoteItems(items)];
}

/** Items with their sentences and their links; nothing for none. */
export function quoteItems(items: readonly ReleaseItem[]): string[] {
  return items.length === 0 ? [] : [items.map(quoteItem).join('\n')];
}

/** The platform asked for; all when there is none. */
export function platformsOf(platform: Platform | undefined): readonly Platform[] {
  return platform === undefined ? PLATFORMS : [platform];
}

/** Whether something belongs to the platform asked for, which any does when there is none. */
export function isOn(place: { readonly platform: Platform }, platform: Platform | undefined): boolean {
  return platform === undefined || place.platform === platform;
}

function quoteItem(item: ReleaseItem): string {
  return `- ${releaseName(item)}, ${KIND_HEADINGS[item.kind]}: ${escapeMarkdown(item.plain)} ${citeItem(item)}`;
}

/** Items with their sentences when there are few, else their names by kind of change. */
export function listItems(items: readonly ReleaseItem[]): string[] {
  if (items.length <= MAX_QUOTED) return quoteItems(items);
  const byKind = Map.groupBy(items.slice(-MAX_LISTED), ({ kind }) => kind);
  const lists = [...byKind].map(([kind, ofKind]) =>
    [`${KIND_HEADINGS[kind]}:`, '', ...ofKind.map((item) => `- ${citeItem(item)} (${releaseName(item)})`)].join('\n'),
  );
  const left = items.slice(0, -MAX_LISTED).at(-1);
  return left === undefined
    ? lists
    : [...lists, `${TEMPLATES.more} ${cite({ title: releaseName(left), url: releasePath(left) })}`];
}

function citeItem(item: ReleaseItem): string {
  return cite({ title: item.title, url: itemPath(item) });
}

/** "1 release", "12 releases". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
