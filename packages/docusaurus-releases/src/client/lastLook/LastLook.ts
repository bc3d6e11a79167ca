import { compareVersions, type Platform, parseVersion, type VersionRef, versionKey } from '@feedback-docs/releases';

/** The newest release of a platform that a reader has seen, and when. */
export interface LastLook extends VersionRef {
  /** YYYY-MM-DD, in the reader's own time zone. */
  readonly day: string;
}

type Versions = Readonly<Record<Platform, readonly string[]>>;

/** Reads what `printLooks` wrote, without what is none. */
export function parseLooks(text: string): readonly LastLook[] {
  return text.split(' ').flatMap((word) => {
    const [key = '', day = ''] = word.split('@');
    const { platform, version = '' } = parseVersion(key) ?? {};
    return platform === undefined || !isDay(day) ? [] : [{ platform, version, day }];
  });
}

/** A word for each platform, such as "web-1.74@2026-03-12". */
export function printLooks(looks: readonly LastLook[]): string {
  return looks.map((look) => `${versionKey(look)}@${look.day}`).join(' ');
}

/** The look of a reader who has seen everything by now. */
export function lookAtNewest(platform: Platform, versions: Versions, now = new Date()): LastLook {
  return { platform, version: versions[platform][0] ?? '', day: localDay(now) };
}

/** The versions that came after a look, newest first. */
export function versionsSince({ platform, version }: VersionRef, versions: Versions): readonly string[] {
  return versions[platform].filter((later) => compareVersions(later, version) > 0);
}

function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => `${part}`.padStart(2, '0')).join('-');
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
