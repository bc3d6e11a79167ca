import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { draftSections } from '../../packages/server/src/insights/gaps/draftSections.ts';
import { loadContent } from './loadContent.ts';
import { runChecks } from './runChecks.ts';

const site = join(import.meta.dirname, '../../site');
const content = loadContent(site);

/** Two gaps below the last level-2 section but one of every page, and one that is near to no page. */
const gaps = [
  ...content.pages
    .filter(({ kind }) => kind === 'docs')
    .flatMap(({ route, headings }) => {
      const section = headings.filter(({ depth }) => depth === 2).at(-2) ?? headings.at(-1);
      return ['wher is teh quotta for {panels} */', 'can it do <this> at all, e.g. via ACME'].map((question) => ({
        question,
        nearest: `${route}#${section?.id}`,
      }));
    }),
  { question: 'nothing is near', nearest: null },
].map((gap) => ({
  ...gap,
  id: 'a',
  asked: 3,
  wordings: [{ text: gap.question, ways: ['question' as const] }],
  state: 'open' as const,
  material: '',
}));

test('the patch with drafts for gaps passes the checks of the content once it is applied, as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['docs', 'questions', 'readerWords', 'static', 'product', 'words.txt'])
    cpSync(join(site, part), join(folder, 'site', part), { recursive: true });
  const patch = await draftSections(gaps, async (path) => content.texts.get(`site/${path}`) ?? null);
  // Nothing but what is added changes.
  expect(patch).not.toMatch(/^-(?!--)/m);
  writeFileSync(join(folder, 'gaps.patch'), patch);
  execFileSync('git', ['apply', 'gaps.patch'], { cwd: folder });

  const drafted = loadContent(join(folder, 'site'));
  const files = [...patch.matchAll(/^\+\+\+ b\/(\S+)/gm)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toContain('{/* Draft: ');
  expect(await runChecks(drafted, { only: [], isWanted: (file) => files.includes(file) })).toEqual([]);
  const sectionsOf = ({ pages }: typeof content) => pages.map(({ headings }) => headings.map(({ id }) => id));
  expect(sectionsOf(drafted)).toEqual(sectionsOf(content));
});
