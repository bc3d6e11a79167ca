/** What shows as if it were pointed at, and as if it had the focus: everything, and what can have it, within an element that says so. */
const STAND_INS: Readonly<Record<string, string>> = {
  ':hover': '[data-shown="hover"] *',
  ':focus-visible': '[data-shown="focus"] :is(a, button, input, select, summary, [tabindex])',
};

/** The selector by which a rule for a state reaches elements that only show it; null for a rule without a state. */
export function shownSelector(selector: string): string | null {
  if (!/:(hover|focus-visible)/.test(selector)) return null;
  return selector.replace(/:(?:hover|focus-visible)/g, (state) => `:is(${STAND_INS[state]})`);
}

/** Repeats the rules of all styles that are for a state, for what only shows that state. */
export function showStates(): void {
  for (const sheet of document.styleSheets) repeatRules(sheet);
}

function repeatRules(group: CSSStyleSheet | CSSGroupingRule): void {
  // From the end: a repeated rule follows its own, so that the order of all others stays.
  for (const [at, rule] of [...[...group.cssRules].entries()].reverse()) {
    if (rule instanceof CSSGroupingRule) repeatRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = shownSelector(rule.selectorText);
    if (selector !== null) group.insertRule(`${selector} {${rule.style.cssText}}`, at + 1);
  }
}
