import {
  compareReleases,
  type ExplorerFilters,
  type ExplorerView,
  explorerPath,
  itemPath,
  KIND_HEADINGS,
  NO_FILTERS,
  needsAction,
  newestRelease,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
  releaseName,
  releasePath,
  versionKey,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { escapeMarkdown } from '../quoting/escapeMarkdown.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';

/** Most items or releases that are listed; the explorer has the others. */
export const MAX_LISTED = 8;
/** Most items that are quoted with their sentences. */
const MAX_QUOTED = 4;

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

/** Items by their kind, with the day of their release, their sentences and their links; nothing for none. */
export function datedItems(items: readonly ReleaseItem[], facts: ReleaseFacts): string[] {
  const lines = items.map((item) => {
    const release = releaseNamed(facts, item.platform, item.version);
    return `- ${label(item)} ${release === undefined ? releaseName(item) : datedRelease(release)}: ${quoteItem(item)}`;
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** Some items by their kind: of one release in its order, else the newest first, and those that ask something of the reader before the others. Of many only the names. */
export function listItems(items: readonly ReleaseItem[], isOneRelease: boolean): string[] {
  const from = isOneRelease ? items : items.toReversed();
  const ordered = [true, false].flatMap((isUrgent) => from.filter(({ kind }) => needsAction(kind) === isUrgent));
  const lines = ordered.slice(0, MAX_LISTED).map((item) => {
    const told = items.length <= MAX_QUOTED ? quoteItem(item) : citeItem(item);
    return isOneRelease ? `- ${label(item)} ${told}` : `- ${label(item)} ${releaseName(item)}: ${told}`;
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** What `listItems` lists of so many items, of which some need action: " The newest 8 of these 12:"; nothing where it lists all. */
export function sayListed(count: number, urgent: number, isOneRelease: boolean): string {
  if (count <= MAX_LISTED) return '';
  const first = `${isOneRelease ? TEMPLATES.first : TEMPLATES.theNewest} ${MAX_LISTED}`;
  if (urgent > MAX_LISTED) return ` ${first} ${TEMPLATES.ofThese} ${urgent}:`;
  const order = urgent > 0 && urgent < MAX_LISTED ? `, ${TEMPLATES.beginningWith} ${urgent}` : '';
  return ` ${first}${order}:`;
}

/** The kind of an item as a label before it (docs/protocol.md). */
function label({ kind }: ReleaseItem): string {
  return `***${KIND_HEADINGS[kind]}***`;
}

function quoteItem(item: ReleaseItem): string {
  return `${citeItem(item)}: ${escapeMarkdown(item.plain)}`;
}

function citeItem(item: ReleaseItem): string {
  return cite({ title: item.title, url: itemPath(item) });
}

/**
 * Links to the explorer that shows these releases, one for each platform where it cannot show them together; none where it
 * cannot show just these. `nameOf` says what a link shows of its platform, or of all.
 */
export function explorerLinks(
  releases: readonly Release[],
  filters: Partial<ExplorerFilters>,
  facts: ReleaseFacts,
  nameOf: (platform: Platform | undefined) => string,
): string[] {
  const link = (platform: Platform | undefined, view: ExplorerView) =>
    cite({
      title: `${nameOf(platform)} ${TEMPLATES.inExplorer}`,
      url: explorerPath({ filters: { ...NO_FILTERS, ...filters }, view }),
    });
  if (releases.length === facts.releases.length) return [link(undefined, { name: 'all' })];
  const platforms = PLATFORMS.filter((platform) => releases.some((release) => release.platform === platform));
  return platforms.flatMap((platform) => {
    const view = viewOf(releases.filter((release) => release.platform === platform).toSorted(compareReleases), facts);
    return view === undefined ? [] : [link(platforms.length === 1 ? undefined : platform, view)];
  });
}

/** A run of releases of one platform as the explorer shows it: from the one before it. */
function viewOf(own: readonly Release[], { releases }: ReleaseFacts): ExplorerView | undefined {
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const all = releases.filter(({ platform }) => platform === first.platform).toSorted(compareReleases);
  const from = all[all.indexOf(first) - 1];
  if (from === undefined) return own.length === all.length ? { name: 'all' } : undefined;
  if (all.indexOf(last) - all.indexOf(first) + 1 !== own.length) return undefined;
  return newestRelease(releases, last.platform) === last
    ? { name: 'since', since: versionKey(from) }
    : { name: 'compare', from: versionKey(from), to: versionKey(last) };
}

/** The platform asked for; all when there is none. */
export function platformsOf(platform: Platform | undefined): readonly Platform[] {
  return platform === undefined ? PLATFORMS : [platform];
}

/** Whether something belongs to the platform asked for, which any does when there is none. */
export function isOn(place: { readonly platform: Platform }, platform: Platform | undefined): boolean {
  return platform === undefined || place.platform === platform;
}

/** "1 release", "12 releases", "6 fixes". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : noun.endsWith('x') ? 'es' : 's'}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
