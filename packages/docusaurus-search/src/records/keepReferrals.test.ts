import type { Line, Section } from '@feedback-docs/answers';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { expect, test } from 'vitest';
import { keepReferrals } from './keepReferrals.ts';

const section = (anchor: string, lines: readonly Line[], page = '/docs/export'): Section => ({
  url: `${page}#${anchor}`,
  page,
  anchor,
  title: anchor,
  pageTitle: 'Export',
  parents: [],
  lines,
  askedAs: [],
  isRelease: false,
});
const refer = (...links: string[]): Line => ({
  kind: 'paragraph',
  text: 'Follow the steps.',
  links: links.map((href) => [0, 6, href] as const),
});
const STEP: Line = { kind: 'step', text: 'Open Responses.' };
const linksOf = (sections: readonly Section[], baseUrl = '/') =>
  keepReferrals(sections, createAddresses({ baseUrl }).toPath)[0]?.lines.flatMap(({ links = [] }) =>
    links.map(([, , url]) => url),
  );

test('a section without steps keeps its links to those that have some, on its page or another', () => {
  const links = refer('#csv', '/docs/import#file', './import#file', '#formats', 'https://example.com/docs/export#csv');
  const others = [
    section('csv', [STEP]),
    section('formats', [{ kind: 'paragraph', text: 'Four.' }]),
    section('file', [STEP], '/docs/import'),
  ];
  const kept = ['/docs/export#csv', '/docs/import#file', '/docs/import#file'];
  expect(linksOf([section('spss', [links]), ...others])).toEqual(kept);
  expect(linksOf([section('spss', [links, STEP]), ...others])).toEqual([]);
  expect(linksOf([{ ...section('spss', [links]), isRelease: true }, ...others])).toEqual([]);
});

test('links are followed on a site below a path', () => {
  expect(
    linksOf([section('spss', [refer('/help/docs/import#file')]), section('file', [STEP], '/docs/import')], '/help/'),
  ).toEqual(['/docs/import#file']);
});
