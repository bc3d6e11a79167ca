import { PLATFORM_NAMES, type Platform, releaseName } from '@feedback-docs/releases';
import { loadReleases } from './loadReleases.ts';
import { releaseVersions } from './releaseVersions.ts';

/** A sidebar category with every release page of a platform, newest first, each with its year for sidebars that group by it. */
export function releaseCategory(siteDir: string, platform: Platform) {
  const dates = new Map(loadReleases(siteDir).map((release) => [releaseName(release), release.date]));
  return {
    type: 'category' as const,
    label: PLATFORM_NAMES[platform],
    collapsed: false,
    items: releaseVersions(siteDir, platform).map((version) => {
      const label = releaseName({ platform, version: version.replace('_', '.') });
      return {
        type: 'doc' as const,
        id: `versions/${PLATFORM_NAMES[platform]}/${version}`,
        label,
        customProps: { year: dates.get(label)?.slice(0, 4) ?? '' },
      };
    }),
  };
}
