import type { ReleaseItem } from '@feedback-docs/releases';
import { isOn } from './printRelease.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** Kinds of items that change what a feature does. */
export const CHANGES: ReadonlySet<ReleaseItem['kind']> = new Set(['improved', 'changed', 'security']);

/** The changes that a question may mean, which tell what was before: those of a version it names, else the likeliest first. */
export function changesOf({
  likely,
  items,
  versions,
  platform,
}: Pick<VersionQuestion, 'likely' | 'items' | 'versions' | 'platform'>): ReleaseItem[] {
  const meant = likely.length > 0 ? likely : items;
  const changes = meant.filter((item) => CHANGES.has(item.kind) && isOn(item, platform));
  const named = changes.filter((item) => versions.some(({ release }) => release.items.includes(item)));
  return named.length > 0 ? named : changes;
}
