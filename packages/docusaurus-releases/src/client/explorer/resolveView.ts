import {
  type ExplorerView,
  nearestVersion,
  type Platform,
  releaseName,
  type VersionRef,
} from '@feedback-docs/releases';
import { say } from '../say.ts';

/** What the explorer shows once the versions of the address are checked. */
export type ResolvedView =
  | { readonly name: 'all' }
  | {
      readonly name: 'changes';
      /** True for "since my version": `to` is the newest release. */
      readonly isSince: boolean;
      readonly from: VersionRef;
      readonly to: VersionRef;
      /** What had to be corrected, a sentence each. */
      readonly notes: readonly string[];
    };

type Versions = Readonly<Record<Platform, readonly string[]>>;

/** Longest piece of an address that is quoted back, in characters. */
const QUOTED_LENGTH = 30;

/** Finds the versions the address means; what it gets wrong becomes a note and the nearest valid choice. */
export function resolveView(view: ExplorerView, versions: Versions): ResolvedView {
  if (view.name === 'all') return view;
  const all = versionRefs(versions);
  const notes: string[] = [];
  const find = (asked: string): VersionRef | undefined => {
    const nearest = nearestVersion(all, asked);
    if (nearest !== undefined && !nearest.isExact) notes.push(correction(asked, nearest.release));
    return nearest?.release;
  };
  const from = find(view.name === 'since' ? view.since : view.from);
  if (from === undefined) return { name: 'all' };
  const newest = { platform: from.platform, version: versions[from.platform][0] ?? from.version };
  if (view.name === 'since') return { name: 'changes', isSince: true, from, to: newest, notes };

  const to = find(view.to) ?? newest;
  if (to.platform === from.platform) return { name: 'changes', isSince: false, from, to, notes };
  notes.push(say(RELEASE_TEXTS.differentPlatforms, releaseName(from), releaseName(to), releaseName(newest)));
  return { name: 'changes', isSince: false, from, to: newest, notes };
}

/** Every version as a reference, in the order given. */
function versionRefs(versions: Versions): readonly VersionRef[] {
  return [
    ...versions.web.map((version): VersionRef => ({ platform: 'web', version })),
    ...versions.mobile.map((version): VersionRef => ({ platform: 'mobile', version })),
  ];
}

function correction(asked: string, nearest: VersionRef): string {
  if (asked.trim() === '') return say(RELEASE_TEXTS.noVersion, releaseName(nearest));
  const quoted = asked.length > QUOTED_LENGTH ? `${asked.slice(0, QUOTED_LENGTH)}…` : asked;
  return say(RELEASE_TEXTS.noSuchRelease, quoted, releaseName(nearest));
}
