import type { DocPage } from '@feedback-docs/docusaurus-search';
import type { Product, Release } from '@feedback-docs/releases';
import { expect, test } from 'vitest';
import { sectionNames } from './sectionNames.ts';
import { sectionRank } from './sectionRank.ts';

const flow: DocPage = {
  id: 'survey/Docs/Designing_Survey_Flow',
  file: '/site/docs/survey/Docs/Designing_Survey_Flow.md',
  path: '/docs/survey/Docs/Designing_Survey_Flow',
  title: 'Designing survey flow',
  description: 'Who sees what.',
  tags: [],
  askedAs: {},
  group: 'Building surveys',
  searchTag: 'docs-default-current',
};
const feature = {
  id: 'even-split',
  name: 'Split test',
  area: 'Survey flow',
  page: flow.id,
  heading: 'even-split',
  web: 'initial',
  mobile: null,
  summary: 'Divides respondents.',
  changes: [],
};
const product = { areas: ['Survey flow'], features: [feature] } as unknown as Product; // only what names and ranks read
const release = (version: string, date: string) =>
  ({
    platform: 'Web',
    version,
    date,
    path: `/docs/versions/Web/${version.replace('.', '_')}`,
    items: [],
  }) as unknown as Release; // likewise
const releases = [release('1.41', '2023-08-10'), release('1.42', '2023-09-12')];

const names = (anchor: string | null, content = '', of?: Release) =>
  sectionNames({
    page: flow,
    section: { anchor, content },
    product,
    release: of,
  });
const rank = (anchor: string | null, page: DocPage = flow, of?: Release) =>
  sectionRank({ page, section: { anchor, heading: 'Any' }, product, release: of, releases });

test('a section is found by the features it explains', () => {
  expect(names('even-split')).toEqual(['Split test']);
  expect(names('quotas')).toEqual([]);
});

test('a list of what can go wrong is found by each thing that a reader sees', () => {
  const table =
    'What you see | Cause | Remedy\nEmpty column | The names differ | Compare them\n"No." | Closed | Reopen';
  expect(names('what-can-go-wrong', table)).toEqual(['Empty column', '"No."']);
});

test('a release is found by what readers call its notes', () => {
  expect(names(null)).toEqual([]);
  expect(names(null, '', releases[0])).toContain('new in Web 1.41');
});

test('the section that explains a feature comes before others, these before releases, and new releases before old ones', () => {
  const appendix = { ...flow, id: 'survey/Docs/Appendix' };
  const order = [
    rank('even-split'),
    rank('quotas'),
    rank('what-can-go-wrong'),
    rank('limits', appendix),
    rank('start-here', { ...flow, id: 'index' }),
    rank(null, flow, releases[1]),
    rank(null, flow, releases[0]),
  ];
  expect(order).toEqual([...order].sort((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
  const named = { anchor: 'split-test-report', heading: 'Split test' };
  expect(sectionRank({ page: flow, section: named, product, release: undefined, releases })).toBe(rank('even-split'));
});
