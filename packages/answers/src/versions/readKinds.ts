import type { ItemKind } from '@feedback-docs/releases';

const REMOVED =
  /\b(?:remov\w*|dropp?(?:ed)?|discontinu\w*|retir(?:ed?|ing)|t(?:ake[ns]?|ook) (?:\w+ ){0,2}(?:out|away)|go(?:es)? away|went away|gone|kill(?:ed|s)?|axed|binned|no longer|disappear\w*|end(?:ed)? of life|stop(?:ped)? (?:working|being|supporting|serving|offering)|g[eo]t(?:ting)? rid of|end(?:ed|ing|s)? (?:of )?support(?: for)?|scrapped|sunset|withdrawn|abolished|abandoned|cancelled|thr(?:ew|own?) (?:\w+ )?(?:out|away)|g[ai]ven? up|phased? out completely)\b/i;
const ANNOUNCED = /\b(?:deprecat\w*|phas(?:ed?|ing) out|announc\w*|notice|warn(?:ed|ing)|told)\b/i;
const WORDS: readonly (readonly [readonly ItemKind[], RegExp])[] = [
  [['fixed'], /\b(?:fix(?:ed|es)?|bugs?|bugfix\w*|bug ?fix\w*|repair\w*|resolved|solved|corrected|corrections?)\b/i],
  [['security'], /\b(?:security|vulnerabilit\w*)\b/i],
  [['improved'], /\b(?:improv\w*|enhanc\w*|got better)\b/i],
  [
    ['changed', 'improved'],
    /\b(?:when (?:did|has|have|was|were|is)|(?:which|what) (?:\w+ )?(?:versions?|releases?|updates?) (?:did|has|have|was|were))\b[^?]* (?:changed?|altered?|modified|revised|flip(?:ped)?|revers(?:e|ed))\b/i,
  ],
  [
    ['changed', 'removed', 'security'],
    /\b(?:behaviou?r chang\w*|breaking|(?<!page |line )breaks?(?![ -]?(?:off|down|up))|incompatib\w*|disrupt\w*)\b/i,
  ],
  [
    ['new'],
    /\b(?:new features?|(?:newest|latest|last|most recent) (?:features?|additions?)|new functions?|additions|features? (?:were |was )?(?:added|new)|added|introduced|brand[- ]new)\b/i,
  ],
];

/** "kind=Changed", as machines ask. */
const KIND_FIELD = /\bkinds?\s*[=:]\s*"?(new|improved|changed|fixed|deprecated|removed|security)\b/i;
/** What is only set against the kinds asked for: "any new features, or only removals?" */
const ONLY =
  /,? (?:or (?:(?:is|are|was|were|did) (?:it|there|they) )?(?:only|just|merely)|rather than|instead of)\b.*$/i;

/** The kinds of items a question asks for; empty for all. A removal that is announced is a deprecation. */
export function readKinds(text: string): ItemKind[] {
  const field = KIND_FIELD.exec(text)?.[1]?.toLowerCase();
  if (field !== undefined) return [field as ItemKind];
  const question = text.replace(ONLY, '');
  const isAnnounced = ANNOUNCED.test(question);
  const isRemoved = REMOVED.test(question);
  const isOnlyAnnounced = /\bannounc\w*\b/i.test(question) && !/\band\b|\buntil\b|\bactual\w*\b/i.test(question);
  const isSecurityFix = /\bsecurity (?:bug)?fix\w*/i.test(question);
  const others = WORDS.filter(([, pattern]) => pattern.test(question)).flatMap(([kinds]) => kinds);
  const found: ItemKind[] = [
    ...(isRemoved && !isOnlyAnnounced ? (['removed'] as const) : []),
    ...(isAnnounced ? (['deprecated'] as const) : []),
    ...others.filter((kind) => !(isSecurityFix && kind === 'fixed')),
  ];
  return [...new Set(found)];
}
