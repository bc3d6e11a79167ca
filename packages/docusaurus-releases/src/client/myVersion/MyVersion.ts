import { parseVersion, type VersionRef } from '@feedback-docs/releases';

/** The version the reader says they have. */
export interface MyVersion extends VersionRef {
  /** True while pages mark what needs a newer version. */
  readonly isMarking: boolean;
}

const MARKING = '+marks';

/** Reads what `printMyVersion` wrote; null for anything else. */
export function parseMyVersion(text: string | null): MyVersion | null {
  const { platform, version = '' } = parseVersion(text?.replace(MARKING, '') ?? '') ?? {};
  return platform === undefined ? null : { platform, version, isMarking: text?.endsWith(MARKING) === true };
}

/** One word for the version and whether pages are marked, such as "web-1.60+marks". */
export function printMyVersion({ platform, version, isMarking }: MyVersion): string {
  return `${platform}-${version}${isMarking ? MARKING : ''}`;
}
