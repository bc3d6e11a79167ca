import type { Figure } from './Figure.ts';
import { median } from './median.ts';

/**
 * Whether the aim of a figure is reached: by the median, or for scores by every run; where the aim depends on VitePress, by comparison
 * with its values too, if there are any. Null without an aim or without a value.
 */
export function isReached(
  { unit, aim, shareOfVitepress }: Figure,
  values: readonly number[],
  ofVitepress: readonly number[],
): boolean | null {
  const middle = median(values);
  if (aim === undefined || middle === null) return null;
  if (unit === 'score') return values.every((value) => value >= aim);
  const vitepress = median(ofVitepress);
  if (shareOfVitepress !== undefined && vitepress !== null && middle > vitepress * shareOfVitepress) return false;
  return middle <= aim;
}
