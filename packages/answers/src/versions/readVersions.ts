import { nearestVersion, type Platform, type Release } from '@feedback-docs/releases';
import type { ReleaseFacts } from './ReleaseFacts.ts';

/** A version that a question names, and the release that is meant. */
export interface NamedVersion {
  readonly release: Release;
  /** False when there is no such release and this is the nearest one. */
  readonly isExact: boolean;
}

const VERSION =
  /(?<![\d.:/-])(?:\b(\p{L}+)\s+)?v?(\d{1,2})[._](\d{1,3})(?![\d:%]|[._]\d|\s*(?:%|kB|MB|GB|px|seconds?|minutes?|:))/giu;
/** Standards whose numbers are no versions of the product. */
const STANDARDS = /^(?:wcag|saml|scim|xliff|oauth|tls|http|aria|iso|pdf|ratio|contrast|usb|bluetooth|python|php|api)$/i;
const VERSION_TALK =
  /\b(?:versions?|releases?d?|updates?|upgrad\w*|changed?|changes|new|since|between|introduced|added|removed|fixed|web|mobile|app)\b/i;

/** The versions that a question names, in its order; `platform` decides where the number alone does not. */
export function readVersions(question: string, facts: ReleaseFacts, platform: Platform | undefined): NamedVersion[] {
  return [...question.matchAll(VERSION)].flatMap(([, before = '', major = '', minor = '']): NamedVersion[] => {
    if (STANDARDS.test(before)) return [];
    const version = `${Number(major)}.${minor}`;
    const own = platformWord(before);
    const among = facts.releases.filter((release) => own === undefined || release.platform === own);
    const exact = among.filter((release) => release.version === version);
    const [release] = exact.filter((candidate) => candidate.platform === platform).concat(exact);
    if (release !== undefined) return [{ release, isExact: true }];
    if (!VERSION_TALK.test(question)) return [];
    const ofPlatform = own ?? (isMajorOf(facts, platform, major) ? platform : undefined);
    const nearest = nearestVersion(
      ofPlatform === undefined
        ? facts.releases
        : facts.releases.filter((candidate) => candidate.platform === ofPlatform),
      version,
    );
    return nearest === undefined ? [] : [{ release: nearest.release, isExact: false }];
  });
}

/** Which platform a question speaks of; undefined for none or both. */
export function readPlatform(question: string): Platform | undefined {
  const isMobile = /\b(?:mobile|(?<!in[- ])apps?|phones?|smartphones?|tablets?|android|ios|iphone|ipad)\b/i.test(
    question,
  );
  const isWeb = /\b(?:web|browser|desktop)\b(?! link| page| hook)/i.test(question);
  return isMobile === isWeb ? undefined : isMobile ? 'mobile' : 'web';
}

function platformWord(word: string): Platform | undefined {
  return /^web$/i.test(word) ? 'web' : /^(?:mobile|app)$/i.test(word) ? 'mobile' : undefined;
}

function isMajorOf({ releases }: ReleaseFacts, platform: Platform | undefined, major: string): boolean {
  return releases.some((release) => release.platform === platform && release.version.split('.')[0] === major);
}
