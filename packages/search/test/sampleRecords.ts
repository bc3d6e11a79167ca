import type { SearchRecord } from '@feedback-docs/protocol';

/** A record of a small survey manual; what a test does not say gets a harmless value. */
export function sampleRecord(
  position: number,
  over: Partial<SearchRecord> & { page: string; heading?: string },
): SearchRecord {
  const { page, heading, ...rest } = over;
  const url = `/docs/${page.toLowerCase().replaceAll(' ', '-')}`;
  const anchor = heading?.toLowerCase().replaceAll(' ', '-') ?? null;
  return {
    objectID: `r${position}`,
    type: heading === undefined ? 'lvl1' : 'lvl2',
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    hierarchy: { lvl0: 'Manual', lvl1: page, lvl2: heading ?? null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    language: 'en',
    docusaurus_tag: 'default',
    weight: { position },
    ...rest,
  };
}

/** A small manual with questions, release notes and a page on e-mail. */
export const SAMPLE_RECORDS: readonly SearchRecord[] = [
  sampleRecord(0, { page: 'Questions', content: 'All question types of a survey.', area: 'survey', tags: ['basics'] }),
  sampleRecord(1, {
    page: 'Questions',
    heading: 'Radio button',
    content: 'One answer out of several. Respondents pick exactly one.',
    area: 'survey',
  }),
  sampleRecord(2, {
    page: 'Questions',
    heading: 'Star rating',
    content: 'Respondents give one to five stars & a <b>comment</b>.',
    area: 'survey',
  }),
  sampleRecord(3, {
    page: 'Send by email',
    content: 'Invitations are sent by email. Reminders follow after three days.',
    area: 'distribution',
  }),
  sampleRecord(4, {
    page: 'Send by email',
    heading: 'Single sign-on',
    content: 'Readers log in once with their company account.',
    area: 'distribution',
    askedAs: ['How do I log in with my company account?'],
  }),
  sampleRecord(5, {
    page: 'Web 1.41',
    content: 'Fixes in the radioButton widget and the useState hook.',
    platform: 'web',
    version: '1.41',
    attributes: { released: 20260301 },
  }),
  sampleRecord(6, {
    page: 'Web 1.42',
    content: 'Running totals are shown again.',
    platform: 'web',
    version: '1.42',
    attributes: { released: 20260401 },
  }),
  sampleRecord(7, {
    page: 'Mobile 2.8',
    content: 'Offline answers are kept.',
    platform: 'mobile',
    version: '2.8',
    code: 'npm install feedback-kit',
    attributes: { released: 20260415 },
  }),
];
