import { describe, expect, test } from 'vitest';
import { checkUnanswered, unaskedSections } from './checkUnanswered.ts';
import { createContent } from './createContent.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const UNANSWERED = 'site/questions/unanswered.yaml';
const QUESTIONS = FLOW_FILE.replace('site/docs', 'site/questions').replace(/\.md$/, '.yaml');
const route = FLOW_FILE.replace('site', '').replace(/\.md$/, '');

describe('what is listed as not answered', () => {
  const listed = (line: string) =>
    messagesOf(checkUnanswered, {
      [FLOW_FILE]: flowPage,
      [QUESTIONS]: 'quotas:\n  - stop after 200 men\n',
      [UNANSWERED]: `limits:\n  - what does it cost\n  - ${line}\n`,
    });

  test('asks nothing that a section asks in other forms of the same words', async () => {
    expect(await listed('Does it stop after the 200 men?')).toEqual([
      `${UNANSWERED}:3  "Does it stop after the 200 men?" is listed as not answered, but ${route}#quotas asks just that. — Take it out of the list, or give the section another heading or question.`,
    ]);
  });

  test('may share words with one', async () => {
    expect(await listed('stop after 200 women')).toEqual([]);
    expect(await listed('quotas')).toEqual([]);
  });
});

test('sections without a question of readers are named', () => {
  const content = (texts: Record<string, string>) =>
    createContent({ texts: new Map(Object.entries(texts)), files: [] });
  const bare = '---\ntitle: Bare\n---\n\n# Bare\n\n## One {#one}\n\nText.\n\n## Two {#two}\n\nText.\n';
  const file = 'site/docs/survey/Docs/Bare.md';
  expect(unaskedSections(content({ [file]: bare }))).toEqual([
    '/docs/survey/Docs/Bare#one',
    '/docs/survey/Docs/Bare#two',
  ]);
  const drafts = 'site/questionDrafts/survey/Docs/Bare.yaml';
  expect(unaskedSections(content({ [file]: bare, [drafts]: 'two:\n  - how\n' }))).toEqual([
    '/docs/survey/Docs/Bare#one',
  ]);
});
