import { PAGES, type PageName } from './figures/Figure.ts';
import type { Samples } from './figures/Samples.ts';
import { inBrowserPage } from './measure/BrowserPage.ts';
import { type ClickScenario, PLAIN, SLOW_AWAKE, SLOW_FIRST } from './measure/ClickScenario.ts';
import { type ClickTarget, measureClicks } from './measure/measureClicks.ts';
import { measureLighthouse } from './measure/measureLighthouse.ts';
import { measureWeight } from './measure/measureWeight.ts';
import type { MeasuredSite } from './openSites.ts';
import { rotated } from './rotated.ts';

const QUIET_MS = 700;

/** One round of one part at one site: measures and adds to the samples. */
type Part = (site: MeasuredSite, samples: Samples, round: number, targets: readonly ClickTarget[]) => Promise<void>;

/** What can be measured, by the name to choose it with. Bytes do not change, so the first round weighs. */
export const PARTS: Readonly<Record<string, Part>> = {
  async weight(site, samples, round) {
    if (round > 0) return;
    for (const page of site.pages) {
      const weight = await measureWeight(addressOf(site, page));
      samples.add(`first load, ${page}`, weight.firstLoad);
      samples.add(`requests, ${page}`, weight.requests);
      samples.add(`scripts before intent, ${page}`, weight.scriptsBefore);
      samples.add(`scripts after intent, ${page}`, weight.scriptsAfter);
    }
  },
  async cpu(site, samples) {
    for (const page of ['long', 'release'] as const)
      samples.add(`CPU of a load, ${page}`, await measureLoadCpu(addressOf(site, page)));
  },
  async clicks(site, samples, round, targets) {
    await clickThrough(site, samples, PLAIN, targets);
    await clickThrough(site, samples, SLOW_AWAKE, targets);
    await clickThrough(site, samples, SLOW_FIRST, rotated(targets, round));
  },
  async lighthouse(site, samples) {
    for (const page of site.pages) {
      const run = await measureLighthouse(addressOf(site, page));
      samples.add(`performance, ${page}`, run.performance);
      samples.add(`accessibility, ${page}`, run.accessibility);
      samples.add(`best practices, ${page}`, run.bestPractices);
      samples.add(`SEO, ${page}`, run.seo);
      samples.add(`LCP, ${page}`, run.lcp);
      samples.add(`TBT, ${page}`, run.tbt);
      samples.add(`CLS, ${page}`, run.cls);
      for (const audit of run.failed) samples.failures.push(`Lighthouse, ${page}: ${audit}`);
    }
  },
};

async function clickThrough(
  site: MeasuredSite,
  samples: Samples,
  scenario: ClickScenario,
  targets: readonly ClickTarget[],
): Promise<void> {
  for (const { heading, event } of await measureClicks(addressOf(site, 'long'), site.line, targets, scenario)) {
    samples.add(`click to heading, ${scenario.name}`, heading);
    samples.add(`click event, ${scenario.name}`, event);
  }
}

function addressOf(site: MeasuredSite, page: PageName): string {
  return site.base + site.address(PAGES[page]);
}

/** The processor time that the page's main thread spends until it is loaded and quiet, in milliseconds. A busy machine changes it little. */
function measureLoadCpu(url: string): Promise<number> {
  return inBrowserPage(async ({ page, session, becomeIdle }) => {
    await page.goto('about:blank');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await becomeIdle(QUIET_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  });
}
