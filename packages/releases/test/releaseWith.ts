import {
  itemAnchor,
  type Platform,
  plainText,
  type Release,
  type ReleaseItem,
  releaseName,
  releasePath,
} from '../src/index.ts';

/** The parts of an item that a test cares about; the rest is filled in. */
export type ItemSketch = Pick<ReleaseItem, 'kind' | 'title'> & { readonly href: string; readonly area?: string };

/** A release as tests sketch it: its platform, version, and items. */
export function releaseWith(platform: Platform, version: string, sketches: readonly ItemSketch[]): Release {
  const ref = { platform, version };
  const minor = Number(version.split('.')[1]);
  const items = sketches.map(({ kind, title, href, area = 'Survey flow' }) => {
    const text = `${title} arrive with ${releaseName(ref)}.`;
    const links = [{ label: title, href }];
    return { ...ref, kind, area, title, text, plain: plainText(text), anchor: itemAnchor(title), links };
  });
  return {
    ...ref,
    title: releaseName(ref),
    description: `${releaseName(ref)} helps.`,
    date: `20${20 + Math.floor(minor / 12)}-${String((minor % 12) + 1).padStart(2, '0')}-15`,
    tags: [],
    intro: 'A release.',
    path: releasePath(ref),
    items,
  };
}
