import { inBrowserPage } from './BrowserPage.ts';

const QUIET_MS = 700;

/** The processor time that the page's main thread spends until it is loaded and quiet, in milliseconds. A busy machine changes it little. */
export function measureLoadCpu(url: string): Promise<number> {
  return inBrowserPage(async ({ page, session, becomeIdle }) => {
    await page.goto('about:blank');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await becomeIdle(QUIET_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  });
}
