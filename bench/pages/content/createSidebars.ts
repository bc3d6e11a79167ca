import type { DocPage } from './DocPage.ts';

/** A sidebar of a peer: the pages below this address, in groups. */
export interface Sidebar {
  readonly below: string;
  readonly groups: readonly { readonly label: string; readonly pages: readonly DocPage[] }[];
}

const RELEASES = '/docs/versions';
/** Our own sidebar lists two thirds of these; so the peers' is a little longer. */
const GUIDES = '/docs/survey/Docs/';

/** The two sidebars of our site, of these pages: guides, and the version history by platform with the newest release first. */
export function createSidebars(pages: readonly DocPage[]): Sidebar[] {
  const below = (address: string) => pages.filter(({ path }) => path.startsWith(address));
  const releases = (platform: string) => ({
    label: platform,
    pages: below(`${RELEASES}/${platform}/`).sort((one, other) => versionOf(other) - versionOf(one)),
  });
  return [
    { below: RELEASES, groups: [releases('Web'), releases('Mobile')] },
    { below: '/docs', groups: [{ label: 'Docs', pages: below(GUIDES) }] },
  ];
}

function versionOf({ path }: DocPage): number {
  const [major = 0, minor = 0] = (path.split('/').at(-1) ?? '').split('_').map(Number);
  return major * 1e6 + minor;
}
