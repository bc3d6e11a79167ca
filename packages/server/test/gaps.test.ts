import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { ModelError } from '../src/assistant/model/ModelError.ts';
import { draftSections, type PlacedGap } from '../src/insights/gaps/draftSections.ts';
import { keepAnswered, keyOf, type Way } from '../src/insights/gaps/gapState.ts';
import { readGaps } from '../src/insights/gaps/readGaps.ts';
import { findsWith, verifyGaps } from '../src/insights/gaps/verifyGaps.ts';
import { writeDraft } from '../src/insights/gaps/writeDraft.ts';
import { createStore, type Store } from '../src/store/createStore.ts';
import { failure, startModelServer, text } from './startModelServer.ts';
import { storeKinds } from './testStores.ts';

const PAGE = `---
title: Exports
askedAs:
  formats:
    - which files
tags: [guide]
---

## Formats {#formats}

CSV and SPSS.

### Details {#details}

More.

## Next {#next}

The end.
`;

describe.each(storeKinds())('with $name', (kind) => {
  let store: Store;
  beforeAll(async () => {
    await kind.start();
    store = createStore(await kind.place());
    const database = await store.database();
    const question = (id: string, text: string, outcome: string) => ({
      id,
      at: 1000,
      userMessageId: id,
      question: text,
      outcome,
    });
    await database
      .insertInto('questions')
      .values([
        question('1', 'Is there a PowerPoint export?', 'refused'),
        question('2', 'Can I export to PowerPoint?', 'refused'),
        question('3', 'Can I export to PowerPoint?', 'refused'),
        question('4', 'What is a quota?', 'answered'),
      ])
      .execute();
    const search = (query: string, hits: number, at = 1000) => ({ at, index: 'docs', query, hits });
    await database
      .insertInto('searches')
      .values([search('powerpoint export', 0), search('dark mode', 0), search('quota', 3), search('old', 0, 1)])
      .execute();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await kind.stop();
  });

  const read = async () => readGaps(await store.database(), { from: 500, to: 2000, rows: 5 });

  test('questions without an answer and searches without a result are one list, the largest first', async () => {
    expect(await read()).toMatchObject([
      {
        question: 'Can I export to PowerPoint?',
        asked: 4,
        wordings: [
          { text: 'Can I export to PowerPoint?', ways: ['question'] },
          { text: 'Is there a PowerPoint export?', ways: ['question'] },
          { text: 'powerpoint export', ways: ['search'] },
        ],
        state: 'open',
      },
      { question: 'dark mode', asked: 1, wordings: [{ text: 'dark mode', ways: ['search'] }], state: 'open' },
    ]);
  });

  test('a gap has the state that the last verification found', async () => {
    const database = await store.database();
    const asked = ['Can I export to PowerPoint?', 'Is there a PowerPoint export?'].map((text) =>
      keyOf('question', text),
    );
    await keepAnswered(database, new Set([...asked, keyOf('search', 'powerpoint export')]), 1500);
    expect((await read()).map(({ state }) => state)).toEqual(['closed', 'open']);
    // The same words asked of the assistant are no search.
    await keepAnswered(database, new Set([...asked, keyOf('question', 'dark mode')]), 1600);
    expect((await read()).map(({ state }) => state)).toEqual(['partly closed', 'open']);
  });
});

test('questions are asked again, and searches searched', async () => {
  const source: AnswerSource = {
    // biome-ignore lint/correctness/useYield: it says nothing but how it ended.
    async *answer({ messages }) {
      return JSON.stringify(messages).includes('export') ? 'answered' : 'refused';
    },
  };
  const finds = findsWith(source, {
    search: async ({ query }) => ({ nbHits: query === 'dark mode' ? 3 : 0 }) as never,
  });
  const gapOf = (...wordings: [string, ...Way[]][]) => ({
    wordings: wordings.map(([text, ...ways]) => ({ text, ways })),
  });
  const verified = await verifyGaps(
    [gapOf(['export', 'question', 'search'], ['theme', 'question']), gapOf(['dark mode', 'question', 'search'])],
    finds,
  );
  expect(verified).toEqual(new Set([keyOf('question', 'export'), keyOf('search', 'dark mode')]));
});

const wordingsOf = (...texts: string[]) => texts.map((text) => ({ text, ways: ['question' as const] }));
const gap = (of: Partial<PlacedGap> & Pick<PlacedGap, 'question'>): PlacedGap => ({
  id: 'a',
  asked: 1,
  wordings: wordingsOf(of.question),
  state: 'open',
  nearest: null,
  material: '',
  ...of,
});

describe('the drafts for gaps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaps-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are a patch that git applies, below the nearest section and with the wordings of readers', async () => {
    mkdirSync(join(folder, 'site', 'docs'), { recursive: true });
    writeFileSync(join(folder, 'site', 'docs', 'exports.md'), PAGE);
    const sources = async (path: string) => (path === 'docs/exports.md' ? PAGE : null);
    const patch = await draftSections(
      [
        gap({
          question: 'export to {x} */} PowerPoint?',
          asked: 4,
          wordings: wordingsOf('a "quoted": one'),
          nearest: '/docs/exports#details',
          draft: { text: 'Choose **PowerPoint**.*/\nTODO: since which version?', by: 'house-model' },
        }),
        gap({ question: 'export as slides', asked: 3, nearest: '/docs/exports#formats' }),
        gap({ question: 'export as PDF', asked: 2, nearest: '/docs/exports#next' }),
        gap({ question: 'dark mode', asked: 1, nearest: null }),
      ],
      sources,
    );
    writeFileSync(join(folder, 'gaps.patch'), patch);
    execFileSync('git', ['apply', 'gaps.patch'], { cwd: folder });
    const page = readFileSync(join(folder, 'site', 'docs', 'exports.md'), 'utf8');
    expect([...page.matchAll(/^## .*$/gm)].map(([heading]) => heading)).toEqual([
      '## Formats {#formats}',
      '## Export as slides {#export-slides}',
      '## Export to x / PowerPoint? {#export-x-powerpoint}',
      '## Next {#next}',
      '## Export as PDF {#export-pdf}',
    ]);
    expect(page).toContain('#  export-x-powerpoint:\n#    - "a \\"quoted\\": one"\n');
    expect(page).toMatch(
      /\nDraft by house-model: nobody has checked it\..*\n\nChoose \*\*PowerPoint\*\*\.\nTODO: since which version\?\n\*\/\}\n\n## Next/,
    );
    expect(page).toContain('{/* Draft: readers asked for this 4 times and found nothing. If /docs/exports#details');
    expect(readFileSync(join(folder, 'site', 'docs', '_drafts.md'), 'utf8')).toContain('## Dark mode {#dark-mode}');
    // Without what is a comment, the page is what it was.
    const bare = page.replace(/^#(?! ?#| [^ ]).*\n/gm, (line) => (line.startsWith('##') ? line : ''));
    expect(bare.replace(/\{\/\*.*?\*\/\}\n\n?/gs, '').trimEnd()).toBe(PAGE.trimEnd());
  });

  test('are none where there is no gap', async () => {
    expect(await draftSections([], async () => null)).toBe('');
  });
});

test('a configured language model drafts a text from the nearest section, and no markup or link of its own', async () => {
  await using provider = await startModelServer(
    text('# Export\n\nSee [here](https://evil.example) and {alert(1)}<b>bold</b>.\n', 'TODO: the menu.'),
    failure(500),
    failure(500),
    failure(500),
  );
  const model = {
    provider: 'openai-compatible',
    baseUrl: provider.baseUrl,
    name: 'house-model',
    apiKey: '',
    tokensADay: 1,
    addressShare: 1,
    idleTimeoutMs: 1000,
  } as const;
  const powerpoint = gap({
    question: 'powerpoint',
    wordings: wordingsOf('Is there a PowerPoint export?'),
    nearest: '/docs/exports#formats',
    material: 'CSV and SPSS.',
  });
  expect(await writeDraft(model, powerpoint)).toBe('Export\n\nSee here and alert(1)bbold/b.\nTODO: the menu.');
  expect(provider.requests[0]).toContain('Is there a PowerPoint export?');
  expect(provider.requests[0]).toContain('CSV and SPSS.');
  await expect(writeDraft(model, powerpoint)).rejects.toThrow(ModelError);
});
