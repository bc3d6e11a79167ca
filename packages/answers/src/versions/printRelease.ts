import {
  compareReleases,
  type ExplorerView,
  explorerPath,
  type ItemKind,
  itemPath,
  KIND_HEADINGS,
  NO_FILTERS,
  needsAction,
  newestRelease,
  PLATFORM_NAMES,
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
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The link to a release page. */
export function citeRelease(release: Release): string {
  return cite({ title: releaseName(release), url: releasePath(release) });
}

/** The link to a release with its date, such as "[Web 1.41](/docs/versions/Web/1_41), 12 January 2023". */
export function datedRelease(release: Release): string {
  return `${citeRelease(release)}, ${DAY.format(new Date(`${release.date}T00:00:00Z`))}`;
}

/** One block with a line for each; nothing for none. */
export function list(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join('\n')];
}

/** Items by their kind, with the day of their release, their sentences and their links; nothing for none. */
export function datedItems(items: readonly ReleaseItem[], facts: ReleaseFacts): string[] {
  return list(
    items.map((item) => {
      const release = releaseNamed(facts, item.platform, item.version);
      return printItem(item, release === undefined ? releaseName(item) : datedRelease(release), true);
    }),
  );
}

/**
 * Some items by their kind: of one release in its order, else the newest first, and those that ask something of the reader
 * before the others. Of many only the names.
 */
export function listItems(items: readonly ReleaseItem[], isOneRelease: boolean): string[] {
  const from = isOneRelease ? items : items.toReversed();
  const ordered = [true, false].flatMap((isUrgent) => from.filter(({ kind }) => needsAction(kind) === isUrgent));
  return list(
    ordered
      .slice(0, MAX_LISTED)
      .map((item) => printItem(item, isOneRelease ? '' : releaseName(item), items.length <= MAX_QUOTED)),
  );
}

/** The kind of an item is a label before it (docs/protocol.md). */
function printItem(item: ReleaseItem, release: string, isQuoted: boolean): string {
  const where = release === '' ? '' : `${release}: `;
  const sentences = isQuoted ? `: ${escapeMarkdown(item.plain)}` : '';
  return `***${KIND_HEADINGS[item.kind]}*** ${where}${cite({ title: item.title, url: itemPath(item) })}${sentences}`;
}

/** What `listItems` lists of so many items, of which some need action: " The newest 8 of these 12:"; nothing where it lists all. */
export function sayListed(count: number, urgent: number, isOneRelease: boolean): string {
  if (count <= MAX_LISTED) return '';
  const first = `${isOneRelease ? TEMPLATES.first : TEMPLATES.theNewest} ${MAX_LISTED}`;
  if (urgent > MAX_LISTED) return ` ${first} ${TEMPLATES.ofThese} ${urgent}:`;
  const order = urgent > 0 && urgent < MAX_LISTED ? `, ${TEMPLATES.beginningWith} ${urgent}` : '';
  return ` ${first}${order}:`;
}

/**
 * Links to the explorer that shows these releases, one for each platform where it cannot show them together; none where it
 * cannot show just these. `nameOf` says what a link shows of its platform, or of all.
 */
export function explorerLinks(
  releases: readonly Release[],
  kinds: readonly ItemKind[],
  facts: ReleaseFacts,
  nameOf: (platform: Platform | undefined) => string,
): string[] {
  const link = (platform: Platform | undefined, view: ExplorerView, platforms: readonly Platform[] = []) =>
    cite({
      title: `${nameOf(platform)} ${TEMPLATES.inExplorer}`,
      url: explorerPath({ filters: { ...NO_FILTERS, kinds, platforms }, view }),
    });
  if (releases.length === facts.releases.length) return [link(undefined, { name: 'all' })];
  const platforms = PLATFORMS.filter((platform) => releases.some((release) => release.platform === platform));
  return platforms.flatMap((platform) => {
    const view = viewOf(releases.filter((release) => release.platform === platform).toSorted(compareReleases), facts);
    if (view === undefined) return [];
    return [link(platforms.length === 1 ? undefined : platform, view, view.name === 'all' ? [platform] : [])];
  });
}

/** A run of releases of one platform as the explorer shows it: from the one before it. */
function viewOf(own: readonly Release[], { releases }: ReleaseFacts): ExplorerView | undefined {
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const all = releases.filter(({ platform }) => platform === first.platform).toSorted(compareReleases);
  if (all.indexOf(last) - all.indexOf(first) + 1 !== own.length) return undefined;
  const from = all[all.indexOf(first) - 1];
  if (from === undefined) return own.length === all.length ? { name: 'all' } : undefined;
  return all.at(-1) === last
    ? { name: 'since', since: versionKey(from) }
    : { name: 'compare', from: versionKey(from), to: versionKey(last) };
}

/** The newest release of the platform asked for, or of each. */
export function newestReleases(releases: readonly Release[], platform?: Platform): Release[] {
  return (platform === undefined ? PLATFORMS : [platform]).flatMap((each) => newestRelease(releases, each) ?? []);
}

/** Whether something belongs to the platform asked for, which any does when there is none. */
export function isOn(place: { readonly platform: Platform }, platform: Platform | undefined): boolean {
  return platform === undefined || place.platform === platform;
}

/** "1 release", "12 Web releases", "6 fixes". */
export function counted(count: number, noun: string, platform?: Platform): string {
  const name = platform === undefined ? '' : `${PLATFORM_NAMES[platform]} `;
  return `${count} ${name}${noun}${count === 1 ? '' : noun.endsWith('x') ? 'es' : 's'}`;
}

/** "Yes." or "No." */
export function yesOrNo(isSo: boolean): string {
  return isSo ? TEMPLATES.yes : TEMPLATES.no;
}
