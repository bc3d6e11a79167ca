import { markdownTable } from '../../results.ts';
import { median, rounded } from '../../statistics.ts';
import type { Figure } from './Figure.ts';
import type { Samples } from './Samples.ts';

/**
 * One Markdown table: a figure each row, the median of each site, and after it in brackets how many times the first site's median it
 * is. Figures nobody measured are left out.
 */
export function figureTable(figures: readonly Figure[], sites: readonly Samples[]): string {
  const head = ['figure', 'aim', ...sites.map(({ site }) => site), 'reached'];
  const rows = figures
    .filter(({ name }) => sites.some((site) => site.of(name).length > 0))
    .map((figure) => {
      const own = sites[0]?.of(figure.name) ?? [];
      const vitepress = sites.find(({ site }) => site === 'VitePress')?.of(figure.name) ?? [];
      const cells = sites.map((site, index) => cell(figure, site.of(figure.name), index === 0 ? [] : own));
      return [title(figure), aimOf(figure), ...cells, verdict(isReached(figure, own, vitepress))];
    });
  return markdownTable(head, rows);
}

function title({ name, unit }: Figure): string {
  return unit === '' || unit === 'requests' || unit === 'score' ? name : `${name}, ${unit}`;
}

function aimOf({ aim, shareOfVitepress }: Figure): string {
  if (aim === undefined) return '';
  return shareOfVitepress === undefined ? `${aim}` : `${aim} and ${shareOfVitepress} of VitePress`;
}

function cell({ unit }: Figure, values: readonly number[], own: readonly number[]): string {
  const middle = median(values);
  if (values.length === 0) return '';
  const compared = median(own);
  const ratio =
    Number.isNaN(compared) || compared === 0 || unit === 'score' ? '' : ` (${(middle / compared).toFixed(2)})`;
  // Of scores each run counts, so the worst one is shown when it differs.
  const worst = Math.min(...values);
  if (unit === 'score') return worst === middle ? `${middle}` : `${middle}, worst ${worst}`;
  return `${round(middle, unit)}${ratio}`;
}

function round(value: number, unit: Figure['unit']): number {
  return rounded(value, unit === 'ms' ? 0 : unit === '' ? 3 : 1);
}

function verdict(reached: boolean | null): string {
  if (reached === null) return '';
  return reached ? 'yes' : 'no';
}

/**
 * Whether the aim of a figure is reached: by the median, or for scores by every run; where the aim depends on VitePress, by comparison
 * with its values too, if there are any. Null without an aim or without a value.
 */
function isReached(
  { unit, aim, shareOfVitepress }: Figure,
  values: readonly number[],
  ofVitepress: readonly number[],
): boolean | null {
  const middle = median(values);
  if (aim === undefined || values.length === 0) return null;
  if (unit === 'score') return values.every((value) => value >= aim);
  const vitepress = median(ofVitepress);
  if (shareOfVitepress !== undefined && middle > vitepress * shareOfVitepress) return false;
  return middle <= aim;
}
