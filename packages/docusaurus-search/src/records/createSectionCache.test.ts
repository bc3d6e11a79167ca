import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSectionCache } from './createSectionCache.ts';
import { pageSections } from './pageSections.ts';

const page = (title: string, sidebar: string) =>
  `<nav>${sidebar}</nav><article><div class="theme-doc-markdown"><h1>${title}</h1><p>Text of it.</p></div></article>`;

test('sections are kept for the next build as they were read, as long as a page has them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sections-'));
  const first = createSectionCache(folder);
  expect(await first.read(page('One', 'a'))).toEqual(pageSections(page('One', 'a')));
  await first.read(page('Two', 'a'));
  first.finish();
  const names = readdirSync(folder);
  expect(names).toHaveLength(2);

  const second = createSectionCache(folder);
  expect(await second.read(page('One', 'b'))).toEqual(pageSections(page('One', 'b')));
  expect(readdirSync(folder)).toEqual(names);
  second.finish();
  expect(readdirSync(folder)).toHaveLength(1);
});
