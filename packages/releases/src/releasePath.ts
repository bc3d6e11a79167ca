import { PLATFORM_NAMES } from './Platform.ts';
import type { ReleaseItem, VersionRef } from './Release.ts';

/** The address of a release page on the site, such as /docs/versions/Web/1_41. */
export function releasePath(release: VersionRef): string {
  return `/docs/versions/${PLATFORM_NAMES[release.platform]}/${release.version.replace('.', '_')}`;
}

/** The address of one item on its release page, such as /docs/versions/Web/1_41#quotas. */
export function itemPath(item: ReleaseItem): string {
  return `${releasePath(item)}#${item.anchor}`;
}

/** The name of a release in running text, such as "Web 1.41". */
export function releaseName(release: VersionRef): string {
  return `${PLATFORM_NAMES[release.platform]} ${release.version}`;
}
