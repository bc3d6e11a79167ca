/** The platforms that have release notes, in the order in which they are shown. */
export const PLATFORMS = ['web', 'mobile'] as const;

/** One of the two products that are released separately. */
export type Platform = (typeof PLATFORMS)[number];

/** How a platform is called in titles and in the folder of its release pages. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = { web: 'Web', mobile: 'Mobile' };

/** The platform behind a name as readers write it, in any case; undefined for every other word. */
export function platformNamed(name: string): Platform | undefined {
  return PLATFORMS.find((platform) => platform === name.toLowerCase());
}
