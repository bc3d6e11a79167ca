import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Levels A and AA of WCAG 2.0 to 2.2; the rule for the size of targets runs only when it is asked for by name. */
export const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
};

/** What breaks the rules: rule, place and reason. */
export async function violations(page: Page, part = 'html', rules: RunOptions = WCAG): Promise<string[]> {
  // Colours and places are judged as they are when nothing moves any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const result = await new AxeBuilder({ page }).include(part).options(rules).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
