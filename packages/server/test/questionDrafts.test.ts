import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import type { Section } from '@feedback-docs/answers';
import { indexAnswers, indifferentIntents } from '@feedback-docs/answers/fitting';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { failure, type ModelServer, startModelServer, text } from './startModelServer.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

const PAGE = '/docs/survey/radio_button';

const section = (anchor: string, title: string, line: string, askedAs: string[] = []): Section => ({
  url: `${PAGE}#${anchor}`,
  page: PAGE,
  anchor,
  title,
  pageTitle: 'Radio button',
  parents: [],
  lines: [{ kind: 'paragraph', text: line }],
  isRelease: false,
  askedAs,
});
const SECTIONS = [
  section('order', 'Random order', 'Options can be shown in random order, so that none is favoured.'),
  section('columns', 'Columns', 'Set the number of columns in the Layout panel.', ['a', 'b', 'c', 'd', 'e']),
];

let fixture: SiteFixture;
beforeAll(async () => {
  fixture = await createSiteFixture();
  await writeSearchIndexes(fixture);
  const docs = { sections: SECTIONS, unanswered: {}, intents: indifferentIntents(wordVectors.dimensions) };
  await fixture.write('server-data/search/answers.json', JSON.stringify(docs));
  const index = indexAnswers({ ...docs, wordVectors });
  await fixture.write('server-data/search/answers.bin', serialize(index));
  await fixture.write('gold.json', JSON.stringify([{ turns: ['Can the choices be shuffled?'] }]));
});
afterAll(() => fixture.dispose());

const drafts = () => join(fixture.siteDir, 'questionDrafts', 'survey', 'radio_button.yaml');

/** Runs the command; what it prints, and how it ends. */
async function draft(page: string, provider?: ModelServer): Promise<{ output: string; code: number }> {
  const model = provider && {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: provider.baseUrl,
    MODEL_NAME: 'house-model',
  };
  const main = join(import.meta.dirname, '../src/questionDrafts/main.ts');
  const args = [main, page, '--except', join(fixture.siteDir, 'gold.json')];
  return promisify(execFile)(process.execPath, args, { env: { SITE_DIR: fixture.siteDir, ...model } }).then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    ({ stdout, stderr, code }) => ({ output: `${stdout}${stderr}`, code }),
  );
}

test('a model drafts questions for the sections that have few, but none that is there, judged or answered elsewhere', async () => {
  await using provider = await startModelServer(
    text(
      '1. Which answer comes',
      ' first?\n- Can the choices be shuffled\n"mix them up for everybody"\n\nhow many columns\n',
    ),
  );
  const { output, code } = await draft('site/docs/survey/radio_button.md', provider);
  expect(code).toBe(0);
  expect(await readFile(drafts(), 'utf8')).toMatch(
    /^# Drafted by house-model on \d{4}-\d\d-\d\d .*\n# .*\norder:\n {2}- "Which answer comes first\?"\n {2}- "mix them up for everybody"\n$/,
  );
  expect(output).toContain('left out "Can the choices be shuffled": the assistant is judged by it');
  expect(output).toContain(`left out "how many columns": ${PAGE}#columns answers it`);
  expect(output).toContain('+  - "mix them up for everybody"');
  expect(provider.requests).toHaveLength(1);
  expect(provider.requests[0]).toContain('so that none is favoured');
});

test('a second draft leaves what stands in the file as it is', async () => {
  await mkdir(join(drafts(), '..'), { recursive: true });
  await writeFile(drafts(), '# Ours now.\norder:\n  - my own wording # kept\npage:\n  - what is it\n');
  await using provider = await startModelServer(text('Is the first choice favoured?'));
  expect((await draft(PAGE, provider)).code).toBe(0);
  expect(await readFile(drafts(), 'utf8')).toBe(
    '# Ours now.\norder:\n  - my own wording # kept\n  - "Is the first choice favoured?"\npage:\n  - what is it\n',
  );
});

test('without a model, a page, or an answer of the model it says what to do and writes nothing', async () => {
  const before = await readFile(drafts(), 'utf8');
  await using provider = await startModelServer(failure(500), failure(500), failure(500));
  expect(await draft(PAGE)).toEqual({ code: 1, output: expect.stringContaining('Set MODEL_PROVIDER') });
  expect(await draft('', provider)).toEqual({ code: 1, output: expect.stringContaining('Name a page') });
  expect(await draft('/docs/radio_button', provider)).toEqual({
    code: 1,
    output: expect.stringContaining(`Perhaps ${PAGE}?`),
  });
  expect(await draft(PAGE, provider)).toEqual({
    code: 1,
    output: expect.stringMatching(/The language model did not answer: .*500.*Nothing was written/),
  });
  expect(await readFile(drafts(), 'utf8')).toBe(before);
});
