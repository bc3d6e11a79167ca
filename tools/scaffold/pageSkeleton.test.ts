import { expect, test } from 'vitest';
import { checkAskedAs } from '../content/checkAskedAs.ts';
import { checkFrontMatter } from '../content/checkFrontMatter.ts';
import { checkHeadingIds } from '../content/checkHeadingIds.ts';
import { messagesOf } from '../content/test/messagesOf.ts';
import { fileNameOf, pageSkeleton } from './pageSkeleton.ts';

const FILE = `site/docs/survey/Docs/${fileNameOf('Sharing results: a guide')}.md`;
const site = { 'site/docs/tags.yml': 'guide:\n  label: Guide\n', [FILE]: pageSkeleton('Sharing results: a guide') };

test('a new page has what the checks ask for, and they report what is left to write', async () => {
  expect(FILE).toBe('site/docs/survey/Docs/Sharing_results_a_guide.md');
  expect(await messagesOf(checkHeadingIds, site)).toEqual([]);
  expect(await messagesOf(checkFrontMatter, site)).toEqual([
    `${FILE}:3  The page has no description that is a sentence. — Say in one sentence what it explains.`,
  ]);
  expect(await messagesOf(checkAskedAs, site)).toHaveLength(4);
});

test('a title without letters names no file', () => {
  expect(() => fileNameOf('…')).toThrow('has no letter or digit to name a file after');
});
