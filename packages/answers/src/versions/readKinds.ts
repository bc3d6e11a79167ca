import type { ItemKind } from '@feedback-docs/releases';

/** Words for kinds; a removal that is announced is a deprecation. */
const WORDS: readonly (readonly [readonly ItemKind[], RegExp])[] = [
  [
    ['removed'],
    /\b(?:remov\w*|dropp?(?:ed)?|discontinu\w*|retir(?:ed?|ing)|t(?:ake[ns]?|ook) (?:\w+ ){0,2}(?:out|away)|go(?:es)? away|went away|gone|kill(?:ed|s)?|axed|binned|no longer|disappear\w*|end(?:ed)? of life|stop(?:ped)? (?:working|being|supporting|serving|offering)|g[eo]t(?:ting)? rid of|end(?:ed|ing|s)? (?:of )?support(?: for)?|scrapped|sunset|withdrawn|abolished|abandoned|cancelled|thr(?:ew|own?) (?:\w+ )?(?:out|away)|g[ai]ven? up|phased? out completely)\b/i,
  ],
  [['deprecated'], /\b(?:deprecat\w*|phas(?:ed?|ing) out|announc\w*|notice|warn(?:ed|ing)|told)\b/i],
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

/** What is only set against the kinds asked for: "any new features, or only removals?" */
const ONLY =
  /,? (?:or (?:(?:is|are|was|were|did) (?:it|there|they) )?(?:only|just|merely)|rather than|instead of)\b.*$/i;

/** The kinds of items a question asks for; empty for all. */
export function readKinds(text: string): ItemKind[] {
  const question = text.replace(ONLY, '');
  const isSecurityFix = /\bsecurity (?:bug)?fix\w*/i.test(question);
  const found = WORDS.flatMap(([kinds, pattern]) => (pattern.test(question) ? kinds : []));
  return [...new Set(found)].filter((kind) => !(isSecurityFix && kind === 'fixed'));
}
