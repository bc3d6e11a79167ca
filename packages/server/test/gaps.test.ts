import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { ModelError } from '../src/assistant/model/ModelError.ts';
import { draftSections } from '../src/insights/gaps/draftSections.ts';
import { readGaps } from '../src/insights/gaps/readGaps.ts';
import { verifyGaps } from '../src/insights/gaps/verifyGaps.ts';
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

  test('questions without an answer and searches without a result are one list, the largest first', async () => {
    expect(await readGaps(await store.database(), { from: 500, to: 2000, rows: 5 })).toEqual([
      {
        question: 'Can I export to PowerPoint?',
        asked: 4,
        wordings: ['Can I export to PowerPoint?', 'Is there a PowerPoint export?', 'powerpoint export'],
      },
      { question: 'dark mode', asked: 1, wordings: ['dark mode'] },
    ]);
  });
});

test('a gap is closed when every wording is answered, and open when none is', async () => {
  const source: AnswerSource = {
    // biome-ignore lint/correctness/useYield: it says nothing but how it ended.
    async *answer({ messages }) {
      return JSON.stringify(messages).includes('export') ? 'answered' : 'refused';
    },
  };
  const gap = (...wordings: string[]) => ({ question: wordings[0] ?? '', asked: 2, wordings });
  const verified = await verifyGaps([gap('export a', 'export b'), gap('export', 'theme'), gap('theme')], source);
  expect(verified.map(({ state, answered }) => [state, answered])).toEqual([
    ['closed', 2],
    ['partly closed', 1],
    ['open', 0],
  ]);
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
        {
          question: 'export to {x} PowerPoint?',
          asked: 4,
          wordings: ['a "quoted": one'],
          nearest: '/docs/exports#details',
          material: '',
          draft: { text: 'Choose **PowerPoint**.\nTODO: since which version?', by: 'house-model' },
        },
        { question: 'export as PDF', asked: 2, wordings: ['pdf'], nearest: '/docs/exports#next', material: '' },
        { question: 'dark mode', asked: 1, wordings: ['dark mode'], nearest: null, material: '' },
      ],
      sources,
    );
    writeFileSync(join(folder, 'gaps.patch'), patch);
    execFileSync('git', ['apply', 'gaps.patch'], { cwd: folder });
    const page = readFileSync(join(folder, 'site', 'docs', 'exports.md'), 'utf8');
    expect([...page.matchAll(/^## .*$/gm)].map(([heading]) => heading)).toEqual([
      '## Formats {#formats}',
      '## Export to x PowerPoint? {#export-x-powerpoint}',
      '## Next {#next}',
      '## Export as PDF {#export-pdf}',
    ]);
    expect(page).toContain('  formats:\n    - which files\n  export-x-powerpoint:\n    - "a \\"quoted\\": one"\n');
    expect(page).toMatch(
      /\{\/\* Draft by house-model: nobody has checked it\..* \*\/\}\n\nChoose \*\*PowerPoint\*\*\.\nTODO: since which version\?\n\n## Next/,
    );
    expect(page).toContain('{/* Draft: asked 4 times. The nearest section is /docs/exports#details;');
    expect(readFileSync(join(folder, 'site', 'docs', 'drafts.md'), 'utf8')).toContain('## Dark mode {#dark-mode}');
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
  const gap = {
    question: 'powerpoint',
    asked: 2,
    wordings: ['Is there a PowerPoint export?'],
    nearest: '/docs/exports#formats',
    material: 'CSV and SPSS.',
  };
  expect(await writeDraft(model, gap)).toBe('Export\n\nSee here and alert(1)bbold/b.\nTODO: the menu.');
  expect(provider.requests[0]).toContain('Is there a PowerPoint export?');
  expect(provider.requests[0]).toContain('CSV and SPSS.');
  await expect(writeDraft(model, gap)).rejects.toThrow(ModelError);
});
