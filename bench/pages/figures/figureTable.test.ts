import { describe, expect, test } from 'vitest';
import type { Figure } from './Figure.ts';
import { figureTable } from './figureTable.ts';
import { Samples } from './Samples.ts';

function samples(site: string, values: Readonly<Record<string, readonly number[]>>): Samples {
  const made = new Samples(site);
  for (const [figure, list] of Object.entries(values)) for (const value of list) made.add(figure, value);
  return made;
}

const CLICK: Figure = { name: 'click', unit: 'ms', aim: 70 };
const SCORE: Figure = { name: 'performance', unit: 'score', aim: 99 };
const SIZE: Figure = { name: 'size', unit: 'KiB' };

describe('the table of figures', () => {
  test('shows medians, how other sites compare with the first, and whether the aim is reached', () => {
    const table = figureTable(
      [CLICK],
      [samples('ours', { click: [60, 61.2, 90] }), samples('VitePress', { click: [92] })],
    );
    expect(table.split('\n')).toEqual([
      '| figure | aim | ours | VitePress | reached |',
      '| --- | --- | --- | --- | --- |',
      '| click, ms | 70 | 61 | 92 (1.50) | yes |',
    ]);
  });

  test('asks for more than an aim where VitePress is the measure', () => {
    const table = (own: number) =>
      figureTable(
        [{ ...CLICK, shareOfVitepress: 0.8 }],
        [samples('ours', { click: [own] }), samples('VitePress', { click: [50] })],
      );
    expect(table(41)).toContain('| click, ms | 70 and 0.8 of VitePress | 41 | 50 (1.22) | no |');
    expect(table(40)).toContain('| yes |');
  });

  test('counts every run of a score, so that one bad run misses the aim', () => {
    const table = figureTable([SCORE], [samples('ours', { performance: [100, 98, 100] })]);
    expect(table).toContain('| performance | 99 | 100, worst 98 | no |');
  });

  test('leaves a site empty that has no such page, and a figure out that nobody measured', () => {
    const table = figureTable([SIZE, CLICK], [samples('ours', { size: [12.34] }), samples('VitePress', {})]);
    expect(table).toContain('| size, KiB |  | 12.3 |  |  |');
    expect(table).not.toContain('click');
  });

  test('does not take something unmeasured for a number', () => {
    expect(samples('ours', { size: [Number.NaN] }).of('size')).toEqual([]);
  });
});
