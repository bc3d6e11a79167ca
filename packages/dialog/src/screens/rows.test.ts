import { expect, test } from 'vitest';
import { groupHits, relatedHits } from '../search/groupHits.ts';
import { defaultRow, relatedSection, resultSections, startSections } from './rows.ts';

const rules = { baseUrl: '/' };
const titles = {
  recent: 'Recent',
  favorite: 'Favorite',
  recentConversations: 'Recent conversations',
  startLinks: 'Start here',
  startQuestions: 'Questions to try',
};
const offers = {
  links: [{ label: 'Build a survey', href: '/docs/build', icon: 'plane' as const }],
  questions: ['Which exports are there?'],
};
const nothing = { recents: [], favorites: [], conversations: [], offers, rules, titles };

const resultTitles = {
  untitledGroup: '',
  releases: 'Releases',
  releasesAbout: (text: string) => `Releases about ${text}`,
};
const releasesUrl = (text: string) => `/docs/versions?q=${text}`;

function rowsFor(query: string, hasAssistant = true, releasesAbout?: string) {
  const hit = { objectID: 'quotas', url: '/docs#quotas', type: 'lvl1', hierarchy: { lvl0: 'Docs', lvl1: 'Quotas' } };
  const result = { hits: [hit], index: 'docs', nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query };
  const groups = groupHits([result] as unknown as Parameters<typeof groupHits>[0]);
  return resultSections({
    groups,
    query,
    hasAssistant,
    rules,
    titles: resultTitles,
    releasesAbout,
    releasesUrl,
  }).flatMap(({ rows }) => rows);
}

test('Enter opens the first hit for words, and asks for a question or a sentence', () => {
  expect(defaultRow(rowsFor('quota'))?.kind).toBe('hit');
  expect(defaultRow(rowsFor('set a new quota'))?.kind).toBe('hit');
  expect(defaultRow(rowsFor('where are quotas?'))?.kind).toBe('assistant');
  expect(defaultRow(rowsFor('stop reminders after someone answered'))?.kind).toBe('assistant');
});

test('those who ask which release brought something are offered the list of releases about it, and Enter opens the first hit', () => {
  const rows = rowsFor('when did quotas arrive', true, 'quotas');
  expect(rows.map(({ kind }) => kind)).toEqual(['assistant', 'link', 'hit']);
  expect(rows[1]).toMatchObject({ label: 'Releases about quotas', address: { href: '/docs/versions?q=quotas' } });
  expect(defaultRow(rows)?.kind).toBe('hit');
});

test('Enter never opens a section of similar meaning unasked', () => {
  const hit = { objectID: 'quotas', url: '/docs#quotas', hierarchy: { lvl1: 'Quotas' } };
  const result = { hits: [], relatedHits: [hit], index: 'docs' };
  const related = relatedHits([result] as unknown as Parameters<typeof relatedHits>[0]);
  const asking = rowsFor('limits').filter(({ kind }) => kind === 'assistant');
  const [section] = relatedSection(related, { rules, titles: { related: 'Related' } });
  expect(section?.title).toBe('Related');
  expect(defaultRow([...asking, ...(section?.rows ?? [])])?.kind).toBe('assistant');
});

test('without an assistant Enter opens the first hit for a question too', () => {
  expect(defaultRow(rowsFor('where are quotas?', false))?.kind).toBe('hit');
});

test('the start screen offers links, and questions where there is an assistant, and opens none of them unasked', () => {
  const sections = startSections({ ...nothing, hasAssistant: true });
  expect(sections.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['', 1],
    ['Start here', 1],
    ['Questions to try', 1],
  ]);
  expect(sections[1]?.rows[0]).toMatchObject({ label: 'Build a survey', icon: 'plane' });
  expect(defaultRow(sections.flatMap(({ rows }) => rows))).toBeNull();
  expect(startSections({ ...nothing, hasAssistant: false }).map(({ title }) => title)).toEqual(['Start here']);
});
