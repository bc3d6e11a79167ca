import { nearestVersion, PLATFORMS, type Platform } from '@feedback-docs/releases';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import type { NamedVersion } from './VersionQuestion.ts';

const CALLED = '(?:versions?|versoin|verison|releases?|updates?|builds?|web|mobile|app|v)';
const IS_CALLED = new RegExp(`^${CALLED}$`, 'i');
/** "1.41", "v1_41", "Web-1.41", "1.41.0", with the word before. */
const POINTED =
  /(?<![\d:/]|(?<!\.)\.)(?<![\d:/]-)(?:\b(\p{L}+)[\s-]*)?(?:\bv\.?\s?)?(?<!\d)(\d{1,2})[._](\d{1,3})(?:\.0)?(?!\d|%|:\d|[._]\d|x\b|\s*(?:%|kB|MB|GB|px|pt|points?|stars?|times|hours?|seconds?|minutes?|: ?1\b|to 1\b(?![._])))/giu;
/** "version 1,41", "release 141", "version 1 41": only after a word that calls for a version. */
const LOOSE = new RegExp(
  String.raw`\b(${CALLED})[\s-]*([12])(?:\s*[,;-]\s*|\s+)?(\d{2}|(?<=2\D*)\d)(?![\d.,_%x])`,
  'giu',
);
/** "in 1,41": a comma for the point, where such a release exists. */
const COMMA = /\b(in|since|to|from|of|and|between|before|after|until)\s+([12]),(\d{1,2})(?![\d.,]|\s*%)/giu;
/** Standards whose numbers are no versions of the product. */
const STANDARDS = /^(?:wcag|saml|scim|xliff|oauth|tls|http|aria|iso|pdf|ratio|contrast|usb|bluetooth|python|php|api)$/i;
/** A question that is less likely about something else than this names versions by its numbers, even unknown ones. */
const MAYBE_NONE = 0.2;
const VERSION_TALK =
  /\b(?:versions?|releases?d?|updates?|upgrad\w*|changed?|changes|changelog|new|since|between|introduced|added|removed|fixed|published|miss(?:ed|ing)?|skip\w*|web|mobile|app|exists?|older|newer|c[ao]me (?:out|first)|coming|due|expected|planned|(?:is|was) there)\b|^[\s\d.v]+\?*$/i;

/** What stands before a number that is a version though no word of the question calls for one: "is that in 1.40?" */
const LEADS_TO_VERSION =
  /(?:^\W*(?:(?:is|was|are|were)\s+)?|\b(?:up to|than|does|did|has|will|would|can|could|may|might|in|on|since|with|by|before|after|until|below|for|and|or|about|of)\s+(?:v\.?\s?)?)$/i;

/** The versions that a question names, in its order; `platform` decides where the number alone does not. */
export function readVersions(question: string, facts: ReleaseFacts, platform: Platform | undefined): NamedVersion[] {
  const numbers = [...question.matchAll(POINTED)];
  // "Our mean effort score is 2.6" names none.
  const isNamed =
    VERSION_TALK.test(question) ||
    numbers.some(({ index, 0: whole, 1: before = '' }) => {
      return IS_CALLED.test(before) || LEADS_TO_VERSION.test(question.slice(0, index + whole.search(/\d/)));
    });
  const pointed = isNamed ? numbers.flatMap((match) => named(match, question, facts, platform)) : [];
  const loose = [...question.matchAll(LOOSE), ...question.matchAll(COMMA)]
    .flatMap((match) => named(match, question, facts, platform))
    .filter(({ isExact }) => isExact);
  return [...pointed, ...loose.filter(({ at }) => !pointed.some((other) => Math.abs(other.at - at) < 3))].toSorted(
    (a, b) => a.at - b.at,
  );
}

function named(
  match: RegExpExecArray,
  question: string,
  facts: ReleaseFacts,
  platform: Platform | undefined,
): NamedVersion[] {
  const [whole, before = '', major = '', minor = ''] = match;
  if (STANDARDS.test(before)) return [];
  const at = match.index + whole.lastIndexOf(major, whole.length - minor.length - 1);
  const version = `${Number(major)}.${minor}`;
  const own = platformWord(before);
  const among = facts.releases.filter((release) => own === undefined || release.platform === own);
  const exact = among.filter((release) => release.version === version);
  const [release] = exact.filter((candidate) => candidate.platform === platform).concat(exact);
  if (release !== undefined) return [{ release, isExact: true, at }];
  if (!VERSION_TALK.test(question) && (facts.intents.probabilitiesOf(question).get('none') ?? 0) > MAYBE_NONE)
    return [];
  const isKnown = among.some((other) => other.version.startsWith(`${Number(major)}.`));
  const ofPlatform = among.filter((other) => isKnown || platform === undefined || other.platform === platform);
  const nearest = nearestVersion(ofPlatform, version);
  return nearest === undefined ? [] : [{ release: nearest.release, isExact: false, at }];
}

/** Which platform a question speaks of; undefined for none or both. */
export function readPlatform(text: string): Platform | undefined {
  // "Our company's own phone app" is none of the product's.
  const question = text.replace(/\bown (?:\w+ )?(?:phone|mobile) apps?\b/gi, ' ');
  const isMobile =
    /\b(?:mobile|(?<!in[- ]|\bown |\bown \w{1,12} )apps?|phones?|smartphones?|tablets?|android|ios|iphone|ipad)\b/i.test(
      question,
    );
  const isWeb = /\b(?:web|browser|desktop)(?!s?\b(?:[ -](?:link|page|hook)))(?:\b|(?=\d))/i.test(question);
  return isMobile === isWeb ? undefined : isMobile ? 'mobile' : 'web';
}

/** The platforms that a question names, in its order. */
export function platformsNamed(question: string): readonly Platform[] {
  const places = {
    web: question.search(/\b(?:web|browser|desktop)\b/i),
    mobile: question.search(/\b(?:mobile|app|phones?|smartphones?|tablets?|android|ios|iphones?|ipads?)\b/i),
  };
  return PLATFORMS.filter((platform) => places[platform] >= 0).toSorted((a, b) => places[a] - places[b]);
}

function platformWord(word: string): Platform | undefined {
  return /^web$/i.test(word) ? 'web' : /^(?:mobile|app)$/i.test(word) ? 'mobile' : undefined;
}

const NAMED =
  /\b(?:(?:in|on|with|for|under|using|since|of)\s+)?(?:(?:the|our|my|your)\s+)?(?:(?:web|mobile|app)[\s-]*)?(?:(?:version|release|v)\.?[\s-]*)?\d{1,2}[._]\d{1,3}(?:\.0)?\b/giu;

/** A question without the versions of the product that it names: where the docs explain a thing, no version says. */
export function withoutVersions(question: string, facts: ReleaseFacts): string {
  if (!readVersions(question, facts, undefined).some(({ isExact }) => isExact)) return question;
  const rest = question.replace(NAMED, ' ').replace(/\s+/g, ' ').trim();
  return /\p{L}{3}/u.test(rest) ? rest : question;
}
