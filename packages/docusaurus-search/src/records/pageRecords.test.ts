import { expect, test } from 'vitest';
import type { DocPage, PageSection } from '../DocPage.ts';
import { answerSections } from './answerSections.ts';
import { pageRecords } from './pageRecords.ts';

const page: DocPage = {
  id: 'guides/Write_Plugin',
  file: '/site/docs/guides/Write_Plugin.md',
  path: '/docs/guides/write-plugin',
  title: 'Write a plugin',
  description: 'How plugins are written.',
  tags: [],
  askedAs: { hooks: ['run something on each request'] },
  group: 'Guides',
  searchTag: 'docs-default-current',
};
const section = (anchor: string | null, level = 2): PageSection => ({
  level,
  heading: anchor ?? page.title,
  anchor,
  content: 'Text.',
  code: '',
  lines: [],
});
const records = (anchors: (string | null)[], descriptions = {}) =>
  pageRecords({
    page,
    sections: anchors.map((anchor) => section(anchor, anchor === null ? 1 : 2)),
    descriptions,
    language: 'en',
    position: 0,
  });

test('a page is found by its file name, a section by the paraphrases of the front matter', () => {
  expect(records([null, 'hooks']).map(({ record }) => record.askedAs)).toEqual([
    ['Write Plugin'],
    ['run something on each request'],
  ]);
});

test('a heading called like what every object has is a heading like others', () => {
  const made = records(['constructor', 'to-string', 'toString', '__proto__']);
  expect(made.map(({ record }) => record.askedAs)).toEqual([[], [], [], []]);
  expect(answerSections({ page, made, questions: {}, readerWords: {} }).map(({ askedAs }) => askedAs)).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('what a site knows of a section is found with it, and a section it leaves out is not found', () => {
  const describeSection = ({ anchor }: { anchor: string | null }) =>
    anchor === 'hooks' ? null : { names: ['addHook'], rank: 3, platform: 'node', isRelease: true };
  const made = records([null, 'hooks'], { describeSection, groupOf: () => 'Handbook' });
  expect(made).toHaveLength(1);
  expect(made[0]?.record).toMatchObject({
    askedAs: ['Write Plugin', 'addHook'],
    platform: 'node',
    weight: { position: 0, pageRank: 3 },
    hierarchy: { lvl0: 'Handbook' },
  });
  expect(answerSections({ page, made, questions: {}, readerWords: {} })[0]?.isRelease).toBe(true);
});
