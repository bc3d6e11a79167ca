import { escapeHtml } from '@feedback-docs/text';
import type { DayCount } from '../readInsights.ts';

const WIDTH = 720;
const HEIGHT = 120;
/** Share of a day's room that its bar takes. */
const BAR = 0.8;

/** A bar for each day as inline SVG, scaled to the largest; what it says in words is its label, and the numbers are in a table of their own. */
export function barChart(title: string, days: readonly DayCount[], countOf: (day: DayCount) => number): string {
  const most = Math.max(1, ...days.map(countOf));
  const step = WIDTH / Math.max(1, days.length);
  const bars = days
    .map((day, index) => {
      const height = Math.round((countOf(day) / most) * HEIGHT);
      return `<rect x="${(index * step).toFixed(1)}" y="${HEIGHT - height}" width="${(step * BAR).toFixed(1)}" height="${height}"><title>${escapeHtml(day.day)}: ${countOf(day)}</title></rect>`;
    })
    .join('');
  const total = days.reduce((sum, day) => sum + countOf(day), 0);
  const label = `${title}: ${total} in ${days.length} days, at most ${Math.max(0, ...days.map(countOf))} on one.`;
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''];
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><div class="chart"><p class="scale" aria-hidden="true"><span>${most.toLocaleString('en-GB')}</span><span>0</span></p><svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${bars}</svg></div><p class="axis"><span>${first}</span><span>${last}</span></p></figure>`;
}
