import { type Platform, type ReleaseData, type ReleasesData, releaseName, releasePath } from '@feedback-docs/releases';

const MOBILE_SHARE = 0.05;

/**
 * A long version history made from the real one: as many releases as asked for, with the items of real releases in turn, so texts,
 * kinds and areas are as mixed as they are in life. Throws when there is no release to make others from.
 */
export function generateReleases(real: ReleasesData, count: number): ReleasesData {
  const mobileCount = Math.round(count * MOBILE_SHARE);
  const releases = Array.from({ length: count }, (_, index) => {
    const model = real.releases[index % real.releases.length];
    if (model === undefined) throw new Error('The version history is empty: build the site with its release pages.');
    const isMobile = index < mobileCount;
    const version = isMobile ? `2.${index + 1}` : `1.${index - mobileCount + 1}`;
    return generated(model, isMobile ? 'mobile' : 'web', version, index);
  });
  return { ...real, releases };
}

function generated(model: ReleaseData, platform: Platform, version: string, index: number): ReleaseData {
  const release = { platform, version };
  const path = releasePath(release);
  const date = new Date(Date.UTC(2000, 0, 1 + index * 9)).toISOString().slice(0, 10);
  const items = model.items.map((item) => ({ ...item, path: `${path}#${item.anchor}` }));
  return { ...model, ...release, title: releaseName(release), date, path, items };
}
