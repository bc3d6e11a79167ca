import type { Parts, VersionIntent } from './VersionQuestion.ts';

/** A question for the version or the time of something that happened. */
const ASKS_WHEN =
  /\b(?:(?:which|what|whats|first) (?:\w+ ){0,2}(?:versions?|releases?|updates?)|(?:which|what) (?:date|day|month|year)|when (?:\w+ )?(?:did|was|were|could|has|have|had)|(?:since|from|as of) (?:when|which|what)|since which|(?:versions?|releases?|updates?) (?:in|with|since|from) which|in (?:which|what) (?:\w+ )?(?:version|release|update|year|month)|(?:introduced|added|released|launched|removed|shipped|available|new) (?:when|since when|in which|in what|with which)|how (?:old|long ago)|how long (?:has|have|did|is)\b.*\b(?:around|existed|been|available|had)|how long (?:is it )?since)\b|\b(?:since|since when|when|in which|in what)\W*$|(?:^|[:,]\s*)since when\b/i;
/** Whose event it is: something of the reader's own is none of a release. */
const OWN =
  /\b(?:my|our) (?!own\b|app\b|version\b|devices?\b|tablets?\b|instance\b|installation\b|system\b|v?\d)|\b(?:i|we)(?:['’]ve| have)? (?:just )?(?:changed|added|removed|fixed|deleted|updated|published)\b/i;
/** Asks for a version of the product, whatever of the reader's own is spoken of. */
const ASKS_VERSION =
  /^\W*(?:(?:in|since|from|as of|with) (?:which|what) (?:\w+ )?(?:version|release|update)|(?:which|what) (?:web |mobile |app )?(?:version|release|update))\b(?! of\b)|\b(?:which|what) (?:version|release|update) (?:fix\w*|solv\w*|brought|introduced|added|has|had|let)\b|\bsince when\b|\b(?:become|became) possible\b/i;
/** Asks outright when something came, or with which version. */
const ASKS_ARRIVAL =
  /\b(?:since when|(?:in|since|from|as of|with) (?:which|what) (?:\w+ )?(?:version|release|update)|(?:which|what|first) (?:version|release|update) (?:\w+ )?(?:has|had|have|with|where|fix\w*|stop\w*|brought|introduced|added|made|let|allow\w*|gave)|when did you\b|when (?:was|were)\b[^?]*\b(?:introduced|added|launched|removed|fixed)|when did\b[^?]*\b(?:arrive|come out|launch))\b/i;
const DOES =
  /(?:^|[.:;,–]\s)\W*(?:(?:so|and|but|hi|hello|ok)\W+)*(?:is|are|was|were|do|does|did|can|could|has|have|had|will)\b/i;
const STATES_VERSION =
  /\b(?:we|i)(?:'re|’re|'m|’m| are| am| use| run| have)\b[^?]*\d|\bcan (?:i|we)\b|\bdo (?:i|we)\b/i;
const CHANGES =
  /\b(?:chang\w*|new|news|happen\w*|differ\w*|improv\w*|fix\w*|bugs?|remov\w*|deprecat\w*|drop\w*|break\w*|security|notes?|changelog|miss\w*|br(?:ing|ings|ought)|contain\w*|includ\w*|add(?:ed|itions)?|introduc\w*|features?|enhanc\w*|tell me|everything|contents?|compar\w*|upgrad\w*|anything|something|what(?:'s|’s| is| was) in|expect)\b/i;
const RELEASES =
  /\b(?:versions?|releases?d?|updates?|builds?|c[ao]me (?:out|next)|published|updated|ship\w*|launch\w*|went live)\b/i;
const DATES = /\b(?:when|dates?|days?|how old|how long ago)\b/i;
const LISTS =
  /\b(?:which|what|list|show|name|(?:was|were|is|are) there|all|how many)(?: me)?(?: an?| any| all)?(?: the)? (?:web |mobile |app )?(?:versions?|releases?|updates?)\b/i;
const DURATION =
  /\bhow (?:much time|many (?:days|weeks|months|years)|long (?:after|before|between|was it|did it take|passed|from|until|lay|is it between|were there|elapsed|apart))\b|\b(?:time|days|months|weeks|years) (?:passed |lay |elapsed )?between\b|\bhow (?:far|long) apart\b|\bhow long\b[^?]*\b(?:between|announc\w*|deprecat\w*|notice)\b/i;
const ORDER =
  /\b(?:c[ao]mes? first|(?:was|is|were|arrived) first|first to (?:come|arrive)|earlier|later|older|newer|before|after|sooner|which (?:was|is|came|of|one)[^?]*\bfirst|precede\w*)\b/i;
const SUPPORT =
  /\b(?:versions?|releases?)\b[^?]*\b(?:un)?supported\b|\bsupported (?:web |mobile |app |product )?(?:versions?|releases?)\b|\bend[- ]of[- ](?:support|life)\b|\bstill (?:be )?(?:supported|maintained)\b/i;
const STILL_SERVED =
  /\b(?:still|any) (?:get(?:ting|s)?|receiv\w*|being) (?:\w+ )?(?:fix\w*|updat\w*|patch\w*|support\w*|maintain\w*)\b/i;
const EXISTS = /\bexists?\b|\b(?:is|was|are|were) there (?:a |an |any )?(?:web |mobile |app |version |release |v)*\d/i;
const HAPPENED =
  /\b(?:history of|what (?:has )?happened (?:to|with)|how (?:has|have|did)\b[^?]*\b(?:change|evolve|develop|improve)|what(?:'s| has| have)? changed (?:in|about|with|for|to)|^\W*(?:any |all |the )?(?:changes?|improvements?|fixes|news|updates?) (?:to|of|in|about|with|for|on)|(?:any|anything|something|what(?:'s| is)?|which|were there|are there)\b[^?]*\b(?:new|changes|improvements?|fixes|changed|improved|fixed)\b)/i;
const STATE_KINDS = new Set(['removed', 'deprecated']);
const AVAILABLE =
  /\b(?:available|availab\w*|support\w*|work|works|exist\w*|possible|use|have|has|offer\w*|there|get)\b/i;
const IS_NEWEST = /\b(?:newest|latest|most recent|current|up[- ]to[- ]date|last)\b/i;
const IN_APP =
  /^\W*(?:is|are)\b[^?]*\b(?:in|on|for|part of|included in) (?:the |your )?(?:mobile app|app|mobile|tablet app)(?: (?:too|as well|also|yet|now))*\W*$/i;
const HAS = /\b(?:available|availability|support\w*|exists?|have|has|offer\w*)\b/i;
const APP_DOES =
  /\b(?:can|does|do|has|will) (?:the |your )?(?:(?:mobile|phone|tablet|android|ios) )?(?:app|mobile|phones?|tablets?|android|ios)\b/i;
/** Speaks of a version without asking for it outright: "minimum version for kiosk mode". */
const NAMES_VERSION = /\b(?:versions?|releases?(?: dates?)?)\b/i;
const HOW_TO =
  /\b(?:how (?:do|can|to|does|should|long|many|much)|where|why|(?:can|do|should|may) (?:i|we|they|respondents|people)|happens?)\b/i;
/** What else came with something. */
const COMPANIONS =
  /\b(?:c[ao]m(?:e|ing) (?:out )?(?:together |along )?with|(?:shipped|arrived?|released|launched|introduced|added|delivered) (?:together |along )?with|together with|alongside|along with|(?:what|which)\b[^?]*\bsame (?:release|version|update|time) (?:as|with)|(?:what|anything|which) else\b[^?]*\b(?:release|version|update) (?:with|of|that)|(?:part|contents?) of the (?:release|version|update) (?:with|that))\b/i;
const HOW_DO = /^\W*how (?:do|can|to|should) (?:i|we|you)\b/i;
const ALL_RELEASES =
  /^\W*(?:please )?(?:(?:list|show|name|give)(?: me)? |(?=all ))(?:all )?(?:the |your )?(?:web |mobile |app )?(?:releases|versions)\b|\b(?:which|what) (?:web |mobile |app )?(?:releases|versions) (?:are there|exist|do you have|have there been)\b/i;
const LISTS_ALL =
  /^\W*(?:please )?(?:list|show|name|give)(?: me)?(?: an overview of| a list of)?(?: all| every| the| your)* (?:web |mobile |app )?(?:releases|versions|updates)(?: (?:so far|with (?:their )?dates|please|and dates|there are|you have))*\W*$/i;
const WHOLE_PRODUCT =
  /^\W*(?:which|what|list|show|all|any)(?: me)?(?: all)?(?: the)? (?:features?|functions?|things)\b/i;
const ALL_OF_KIND =
  /\b(?:which|what|list|show|all|any|how many)\b[^?.]*\b(?:features?|functions?|changes|items|things|deprecations|removals|fixes|(?:was|were|has been|have been|did you) (?:ever )?(?:removed|deprecated|dropped|retired))\b/i;

/**
 * What a question about versions wants to know; undefined when it is none. With `isOfOtherThings` it speaks of versions of
 * something else, such as a survey, so that only the time of a feature can be meant.
 */
export function readIntent(parts: Parts, isOfOtherThings: boolean): VersionIntent | undefined {
  const { text, scope, features, items, versions, explained } = parts;
  const hasTopic = features.length > 0 || items.length > 0;
  const isOfOthers = isOfOtherThings && !ASKS_VERSION.test(text);
  if ((OWN.test(text) && !ASKS_VERSION.test(text)) || (HOW_DO.test(text) && versions.length <= 1)) return undefined;
  if (
    versions.length >= 2 &&
    /\bwhich\b|\b(?:is|was|are|did)\b/i.test(text) &&
    ORDER.test(text) &&
    !CHANGES.test(text)
  ) {
    return 'order';
  }
  if (
    features.length >= 2 &&
    scope === undefined &&
    ORDER.test(text) &&
    (DOES.test(text) || /\bwhich\b|\bwhat\b/i.test(text))
  ) {
    return 'order';
  }
  const asksPlatform = /\b(?:which|what) platform\b|\bon which\b[^?]*\bfirst\b/i.test(text);
  if (features.length === 1 && ((isOnBoth(text) && DOES.test(text)) || asksPlatform) && /\bfirst\b/i.test(text))
    return 'order';
  if (features.length === 1 && isOnBoth(text) && ORDER.test(text) && DOES.test(text)) return 'order';
  if (!isOfOthers && (isSupport(parts) || asksForNumbering(text))) return 'support';
  if (scope === undefined && !isOfOthers && LISTS_ALL.test(text)) return 'releases';
  if (COMPANIONS.test(text) && versions.length === 0 && (hasTopic || explained.length > 0)) return 'companions';
  if (DURATION.test(text) && (versions.length >= 2 || (hasTopic && spansEvents(parts)))) return 'duration';
  // A time alone is none of releases: "Who won in 2024?"
  if (scope !== undefined && !isAboutReleases(parts)) return undefined;
  if (scope !== undefined) return inScope(parts);
  if (hasTopic || explained.length > 0) {
    const intent = ofTopic(parts, isOfOthers);
    if (intent !== undefined) return intent;
  }
  if (!hasTopic && explained.length === 0 && parts.nearest.length > 0 && ASKS_ARRIVAL.test(text)) return 'nearest';
  if (isOfOthers || features.length > 0) return undefined;
  if (/\bhow many (?:web |mobile |app |product )?(?:versions|releases|updates)\b/i.test(text)) return 'releases';
  const isAll = parts.kinds.some((kind) => kind === 'removed' || kind === 'deprecated' || kind === 'security');
  if (items.length === 0 && ALL_RELEASES.test(text)) return 'releases';
  const isAboutProduct =
    WHOLE_PRODUCT.test(text) ||
    /\b(?:versions?|releases?|web|mobile|app|product|so far|ever|there (?:been|were|are)|you|you've|history|all)\b/i.test(
      text,
    );
  return isAll && ALL_OF_KIND.test(text) && isAboutProduct ? 'changes' : undefined;
}

/** Whether a question asks what the numbers of versions mean. */
export function asksForNumbering(text: string): boolean {
  return /\b(?:version|release) number(?:s|ing)?\b[^?]*\b(?:mean|built|work|made|chosen|assigned|scheme|system|read)|\b(?:versions|releases) (?:\w+ )?(?:numbered|counted)\b|\b(?:version|release) numbering\b|\bnumbering (?:scheme|system|of)\b/i.test(
    text,
  );
}

function isSupport({ text, versions, features }: Parts): boolean {
  if (versions.length > 0 && STILL_SERVED.test(text)) return true;
  if (!SUPPORT.test(text) || features.length > 0) return false;
  return versions.length > 0 || /^\W*(?:which|what|how long)\b[^?]*\b(?:versions?|releases?)\b/i.test(text);
}

/** Two events of a feature: announced and removed, on one platform and the other, or those of two features. */
function spansEvents({ text, features, kinds }: Parts): boolean {
  return kinds.includes('deprecated') || kinds.includes('removed') || isOnBoth(text) || features.length >= 2;
}

function isOnBoth(text: string): boolean {
  return /\b(?:mobile|app|phone)\b/i.test(text) && /\b(?:web|browser|desktop)\b/i.test(text);
}

function isAboutReleases({ text, versions, features, kinds }: Parts): boolean {
  if (versions.length > 0 || features.length > 0 || kinds.length > 0) return true;
  return RELEASES.test(text) || CHANGES.test(text);
}

function inScope(parts: Parts): VersionIntent | undefined {
  const { text, scope = [], versions, features, items, kinds, isCount, explained, nearest } = parts;
  const hasFeature = features.length > 0;
  const hasOneVersion = versions.length === 1;
  const isOneVersion = versions.length > 0 && scope.length === 1 && scope[0] === versions[0]?.release;
  if (hasOneVersion && DOES.test(text) && IS_NEWEST.test(text)) return 'currency';
  if (isOneVersion && EXISTS.test(text) && !hasFeature) return 'existence';
  const isAsOf = hasOneVersion && hasFeature && /\bas of\b/i.test(text);
  if (
    (isOneVersion || isAsOf) &&
    (DOES.test(text) || STATES_VERSION.test(text)) &&
    !/\b(?:any\w*|what|something)\b/i.test(text)
  ) {
    if (hasFeature || items.length > 0 || explained.length > 0) {
      return kinds.some((kind) => STATE_KINDS.has(kind)) ? 'state' : 'presence';
    }
  }
  const isYesNo = isOneVersion && /^\W*(?:can|could|does|did|has|had)\b/i.test(text);
  const isNothing = !hasFeature && items.length === 0 && explained.length === 0;
  // Whether a version has something that no release speaks of: its other contents are no answer.
  if (isYesNo && isNothing && !CHANGES.test(text)) return nearest.length > 0 ? 'nearest' : undefined;
  if (hasFeature && hasOneVersion && scope.length === 1 && !CHANGES.test(text)) return 'presence';
  const wasThere = versions.length === 0 && DOES.test(text) && AVAILABLE.test(text);
  if (hasFeature && wasThere && scope.length > 0 && !CHANGES.test(text)) return 'presence';
  if (hasFeature && STATES_VERSION.test(text) && !CHANGES.test(text)) return 'presence';
  if (hasFeature && ASKS_WHEN.test(text) && versions.length === 0 && !HAPPENED.test(text)) return 'arrival';
  if (hasFeature) return 'changes';
  if (isCount)
    return /\b(?:how (?:many|often)|number of|count of)\b[^?]*\b(?:releases?|versions?|updates?)\b/i.test(text) &&
      !/\b(?:features?|bugs?|fixes|changes|items|improvements?)\b/i.test(text)
      ? 'releases'
      : 'changes';
  if (/\band what\b/i.test(text) && CHANGES.test(text)) return 'changes';
  if (DATES.test(text) && (RELEASES.test(text) || /\bold\b|\bago\b|\bout\b/i.test(text))) return 'releases';
  if (kinds.length > 0 || (CHANGES.test(text) && !LISTS.test(text))) return 'changes';
  if (versions.length > 0 && isOneVersion) return 'changes';
  if (LISTS.test(text) || RELEASES.test(text)) return 'releases';
  return 'changes';
}

function ofTopic(parts: Parts, isOfOthers: boolean): VersionIntent | undefined {
  const { text, features, kinds, platform } = parts;
  const hasFeature = features.length > 0;
  const asksBoth = /^\W*(?:is|are|does|do|can|has)\b/i.test(text) && /\band (?:since|from|as of)\b/i.test(text);
  if (asksBoth && hasFeature && platform !== undefined && AVAILABLE.test(text)) return 'availability';
  if (ASKS_WHEN.test(text)) {
    if (isOfOthers && !hasFeature) return undefined;
    const isOfKind = kinds.some((kind) => kind !== 'new');
    return hasFeature && isOfKind ? 'history' : 'arrival';
  }
  if (!hasFeature) return undefined;
  if (/\bwhen\b/i.test(text) && kinds.some((kind) => STATE_KINDS.has(kind)) && !HOW_TO.test(text)) return 'history';
  if (
    DOES.test(text) &&
    kinds.some((kind) => STATE_KINDS.has(kind)) &&
    !/\b(?:can|do|does|is it possible)\b/i.test(text)
  )
    return 'state';
  if (/\bstill\b/i.test(text) && DOES.test(text) && AVAILABLE.test(text)) return 'presence';
  if (HAPPENED.test(text) && !isOfOthers && !/\b(?:i|my|we|respondents?)\b/i.test(text)) return 'history';
  if (NAMES_VERSION.test(text) && !isOfOthers && !DOES.test(text) && !HOW_TO.test(text)) return 'arrival';
  if (platform === undefined || !DOES.test(text) || !/\b(?:mobile|app|web)\b/i.test(text)) return undefined;
  if (IN_APP.test(text)) return 'availability';
  const isElsewhere = features.every((feature) => feature[platform === 'web' ? 'mobile' : 'web'] !== null);
  return isElsewhere
    ? AVAILABLE.test(text) || APP_DOES.test(text)
      ? 'availability'
      : undefined
    : HAS.test(text)
      ? 'availability'
      : undefined;
}
