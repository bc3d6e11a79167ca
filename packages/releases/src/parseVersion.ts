import { type Platform, platformNamed } from './Platform.ts';

/** A version as a reader wrote it; the platform is missing when they gave the number only. */
export interface ParsedVersion {
  readonly platform?: Platform;
  readonly version: string;
}

const VERSION = /^(?:(web|mobile)[\s/_-]*)?(?:version\s*|v\.?\s*)?(\d{1,4})[._](\d{1,4})$/i;

/** Reads "1.41", "v1.41", "1_41", "Web 1.41", "web1.41" or "Web/1_41"; undefined when it is no version at all. */
export function parseVersion(input: string): ParsedVersion | undefined {
  const [, name, major, minor] = VERSION.exec(input.trim()) ?? [];
  if (major === undefined || minor === undefined) return undefined;
  const version = `${Number(major)}.${Number(minor)}`;
  const platform = name === undefined ? undefined : platformNamed(name);
  return platform === undefined ? { version } : { platform, version };
}
