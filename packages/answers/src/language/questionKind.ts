/** What a question asks for, which decides what is quoted. */
export type QuestionKind =
  | 'value'
  | 'steps'
  | 'definition'
  | 'yes or no'
  | 'place'
  | 'reason'
  | 'difference'
  | 'person'
  | 'other';

/** The forms of a question in English, the more particular ones first. */
const FORMS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'difference',
    /\b(?:differences?|differ|versus|vs|compared? (?:to|with)|rather than|better than)\b|\bwhich (?:of|is) .* or\b/,
  ],
  ['place', /\bwhere\b|\bin (?:which|what) (?:menu|tab|page|place|setting)/],
  [
    'person',
    /\bwho(?:se|m)?\b|\bwhich (?:roles?|people|person|users?|members?)\b|\b(?:allowed|permitted|entitled|permissions?) to\b/,
  ],
  [
    'value',
    /\bhow (?:many|much|long|big|large|often|old|far|soon|late|early|wide|high|small|fast|heavy|short|few|close|quickly|recent|fresh)\b|\b(?:max|maximum|minimum|min|limits?|ceiling|at (?:most|least)|up to|number of|size of|(?:by )?defaults?|deadline|cap|what (?:time|size|number|range|format)|until when|when (?:does|do|is|are|will))\b/,
  ],
  [
    'reason',
    /\bwhy\b|\berror\b|\b(?:doesn|don|won|can|isn|aren|didn|couldn|wouldn)['’]?t\b|\bnot (?:work|show|arrive|appear)|\bfail(?:s|ed|ing)?\b|\bwrong\b|\bbroken\b|\bproblem\b|\bstopped\b|\bmissing\b/,
  ],
  [
    'steps',
    /\bhow (?:do|can|to|should|would|could|did|does|must)\b|\bways? to\b|\b(?:want|need|like|trying|try) to\b|^(?:set|add|make|create|change|turn|switch|export|import|send|delete|remove|hide|show|move|copy|find|get|stop|use)\b/,
  ],
  [
    'definition',
    /^(?:so |and )?what(?:['’]s| is| are| does\b.*\bmean)\b|\bmeaning of\b|\bdefin(?:e|ition)\b|^(?:tell me about|explain|describe)\b/,
  ],
  [
    'yes or no',
    /^(?:and |but |so |or )?(?:can|could|is|are|do|does|did|will|would|should|may|must|has|have|am|was|were)\b|[,.;] ?(?:can|could|is|are|do|does|will|may|must) (?:i|we|you|they|it|there|the|people|someone)\b/,
  ],
];

/** The kind of a question; a sentence that asks in none of the known forms is "other". */
export function questionKind(question: string): QuestionKind {
  const text = question.trim().toLowerCase();
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? 'other';
}

/** How the sentences, steps and rows look that hold what each kind asks for: words of any documentation in English. */
const FACTS: Readonly<Record<QuestionKind, RegExp | undefined>> = {
  value:
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half|third|quarter|none|unlimited|no limit|any number|never|always|immediately|default)\b/i,
  steps: /\b(?:select|open|choose|click|press|enter|go to|turn (?:on|off)|switch|add|drag|type|tick|under|use)\b/i,
  definition: /\b(?:is|are|means?|lets?|shows?|limits?|holds?|collects?|describes?|contains?)\b/i,
  'yes or no': /\b(?:can|cannot|can['’]t|not|only|never|always|no|nobody|must|may|possible|until|unless|even|also)\b/i,
  place:
    /\s>\s|→|\b(?:tab|menu|page|panel|settings?|button|dialog|toolbar|sidebar|corner|list|under|open|select|at the (?:top|bottom|foot|end))\b/i,
  reason:
    /\b(?:because|since|when|if|unless|until|so that|therefore|instead|check|must|only|reason|cause|otherwise|then)\b/i,
  difference: /\b(?:while|whereas|but|instead|unlike|only|both|other|rather)\b/i,
  person: /\b(?:only|may|can|cannot|nobody|everyone|anyone|by|owner|administrators?|members?|role|yes)\b/i,
  other: undefined,
};

/** Whether a text may hold the kind of fact that is asked for. */
export function holdsFact(kind: QuestionKind, text: string): boolean {
  return FACTS[kind]?.test(text) ?? false;
}
