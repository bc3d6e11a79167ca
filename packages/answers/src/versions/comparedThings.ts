import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { VERSION_TALK } from './findItems.ts';
import { topicOf } from './topicOf.ts';

/** Most things that one question compares. */
const MAX_THINGS = 3;
/** What comes before the things: "What came first: ...", "How much time lies between ...". */
const LEAD =
  /^.*?\b(?:c[ao]me (?:\w+ )?first|(?:is|was|were|are|'s) (?:there )?(?:first|earlier|sooner|older|newer|later)|(?:arriv|appear|start|launch|ship|releas|introduc|add)\w* (?:first|earlier|sooner|later)|did (?:you|they|we) (?:\w+ )?(?:first|earlier|sooner)|between|longer|older|newer|earlier|sooner|first)\b\s*[:,–-]?\s*/i;
/** What comes after them: "..., which is older?" */
const TAIL =
  /[\s,–-]*\b(?:which|what|who) (?:one |of (?:them|these|those|the two) |feature )?(?:is|was|were|are|c[ao]me|arriv\w*|appear\w*|did|do|has|had)\b[^,]*$|[\s,–-]*\b(?:c[ao]me|arriv\w*|appear\w*)(?: in| out)? (?:first|earlier|sooner|later)\W*$/i;
/** Words between two things, the surest first. A question has single spaces: `\s*,?\s+` would take cubic time in a run of them. */
const BETWEEN: readonly RegExp[] = [
  /(?: ?,)? (?:or|vs\.?|versus) /i,
  /(?: ?,)? (?:(?:earlier|sooner|later|older|newer|longer) than|than|before|after|until) /i,
  /(?: ?,)? and /i,
];

/**
 * The things that a question about order or duration sets against each other, each in the reader's words; none where
 * there are not two.
 */
export function comparedThings(question: string): string[] {
  const plain = question.replace(/\W+$/, '');
  for (const text of [plain.replace(TAIL, '').replace(LEAD, ''), plain.replace(TAIL, ''), plain]) {
    for (const separator of BETWEEN) {
      const things = text.split(separator);
      if (things.length >= 2 && things.length <= MAX_THINGS && things.every(saysSomething)) return things;
    }
  }
  return [];
}

function saysSomething(text: string): boolean {
  return wordsOf(topicOf(text)).some(
    ({ stem }) => ![STOP_STEMS, EVERYDAY_STEMS, VERSION_TALK].some((words) => words.has(stem)) && !/^\d+$/.test(stem),
  );
}
