import type { Figure } from './Figure.ts';
import { median } from './median.ts';

/** Whether the aim of a figure is reached: by the median, or for scores by every run. Null without an aim or without a value. */
export function isReached({ unit, aim }: Figure, values: readonly number[]): boolean | null {
  const middle = median(values);
  if (aim === undefined || middle === null) return null;
  return unit === 'score' ? values.every((value) => value >= aim) : middle <= aim;
}
