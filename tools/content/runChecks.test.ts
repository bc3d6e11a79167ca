import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checks } from './checks.ts';
import { createContent } from './createContent.ts';
import { runChecks } from './runChecks.ts';
import { flowPage, productYaml, releasePage, sampleSite } from './test/samplePages.ts';

const all = { only: [], isWanted: () => true };
const withoutSpelling = [...checks.keys()].filter((name) => name !== 'spelling');

describe('all checks together', () => {
  test('name the check behind each problem, in the order of files and lines', async () => {
    const findings = await runChecks(createContent({ texts: new Map(Object.entries(sampleSite)) }), all);
    expect(findings.map(({ check }) => check)).toContain('length');
    const places = findings.map(({ file, line }) => `${file}:${String(line).padStart(4, '0')}`);
    expect(places).toEqual(places.toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true })));
  });

  test('tell only about the files that are wanted', async () => {
    const content = createContent({ texts: new Map(Object.entries(sampleSite)) });
    const findings = await runChecks(content, { only: [], isWanted: (file) => file.endsWith('1_30.md') });
    expect(findings.map(({ what }) => what)).toEqual(['Web 1.30 has no release page.']);
  });

  test('report and never fail, however a page, a release or the product is broken', async () => {
    const mark = fc.constantFrom(
      '[a](%zz)',
      '![](%)',
      '*x',
      ': ',
      '- ',
      '{',
      '<b',
      '#',
      '](#',
      'askedAs: 3\n',
      '\n',
      'web: 1.5',
      '"',
    );
    const broken = (text: string) =>
      fc.tuple(mark, fc.nat(text.length)).map(([piece, at]) => text.slice(0, at) + piece + text.slice(at));
    await fc.assert(
      fc.asyncProperty(broken(flowPage), broken(releasePage), broken(productYaml), async (flow, release, product) => {
        const [flowFile = '', releaseFile = '', productFile = ''] = Object.keys(sampleSite);
        const texts = new Map([
          [flowFile, flow],
          [releaseFile, release],
          [productFile, product],
        ]);
        const findings = await runChecks(createContent({ texts }), { ...all, only: withoutSpelling });
        expect(findings.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
