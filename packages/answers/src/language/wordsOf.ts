import { foldText, splitCamelCase, stemWord, tokenize } from '@feedback-docs/text';

/** One word of a text: its folded form, its stem and where it stands. */
export interface Word {
  readonly term: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** Names that readers write in several ways and that are one word here. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\be-?mail/gi, 'email'],
  [/\bsingle[- ]sign[- ]?on\b/gi, 'sso'],
  // Not "logging on": what writes a log can be on or off.
  [/(?<!audit )\b(?:(?:sign(?:ed|s)?|log(?:ged|s)?)[- ]?(?:in|on)|(?:signing|logging)[- ]?in)\b/gi, 'signin'],
  [/\b(?:sign|log)(?:ging|ged|s)?[- ]?(?:out|off)\b/gi, 'signout'],
  [/\b(?:two|2|multi)[- ]?factor(?: auth\w*)?\b|\b2[ -]?step\b|\b(?:2|m)fa\b/gi, 'twofactor'],
  [/\bdrop[- ]downs?\b/gi, 'dropdown'],
  [/\bcheck[- ]box(?:es)?\b/gi, 'checkbox'],
  [/\bright[- ]to[- ]left\b/gi, 'rtl'],
  [/\bsingle[- ]use\b|\bone[- ]time\b/gi, 'singleuse'],
  [/\bopen[- ]id connect\b/gi, 'oidc'],
  [/\bthank[- ]you\b/gi, 'thankyou'],
  [/\bopen[- ](?:text|ended)\b|\bfree[- ]text\b/gi, 'opentext'],
  [/\bscreen(?:ed|s|ing)?[- ]?outs?\b/gi, 'screenout'],
];

/** Whether a text may hold any of them; what must not stand before it may stand in another part. */
const ANY_JOINED = new RegExp(JOINED.map(([{ source }]) => source.replace(/\(\?<!.*?\)/g, '')).join('|'), 'i');

/** Forms that no ending gives away, with the word they belong to. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `sent=send went=go gone=go wrote=write written=write chose=choose chosen=choose kept=keep lost=lose held=hold made=make
  saw=see seen=see shown=show built=build drew=draw drawn=draw took=take taken=take gave=give given=give found=find
  told=tell got=get gotten=get men=man women=woman children=child bought=buy paid=pay broke=break broken=break
  stole=steal stolen=steal forgot=forget forgotten=forget hid=hide hidden=hide ran=run began=begin begun=begin came=come
  fell=fall fallen=fall meant=mean met=meet stood=stand thought=think spoke=speak spoken=speak said=say left=leave
  people=person colleagues=colleague spent=spend knew=know known=know grew=grow grown=grow undone=undo undid=undo rose=rise risen=rise withdrew=withdraw
  withdrawn=withdraw froze=freeze frozen=freeze`
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([form = '', word = '']) => [form, word]),
);

/** The words of a text that separates them by single spaces. */
export function wordsIn(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** The parts of a text whose words are those of the text: what stands between spaces, or all of it where several may be one word. */
export function partsOf(text: string): string[] {
  return ANY_JOINED.test(text) ? [text] : text.split(' ');
}

/** The words of a text in reading order, the same for questions and for the docs; a name in camel case also by the words it is made of. */
export function wordsOf(text: string): Word[] {
  const joined = joinNames(text);
  return tokenize(joined).flatMap(({ term, start, end }) =>
    [term, ...splitCamelCase(joined.slice(start, end)).map(foldText)].map((term) => ({
      term,
      stem: stemOf(term),
      start,
      end,
    })),
  );
}

/** The stems of a text in reading order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ stem }) => stem);
}

function joinNames(text: string): string {
  if (!ANY_JOINED.test(text)) return text;
  return JOINED.reduce((current, [pattern, name]) => current.replace(pattern, name), text);
}

function stemOf(term: string): string {
  return stemWord(IRREGULAR.get(term) ?? term);
}
