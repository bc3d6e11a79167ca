import { describe, expect, test } from 'vitest';
import { checkQuestions } from './checkQuestions.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, RELEASE_FILE, sampleSite } from './test/samplePages.ts';

const FILE = FLOW_FILE.replace('site/docs', 'site/questions').replace(/\.md$/, '.yaml');
const onFlow = (questions: string, gold: readonly string[] = []) =>
  messagesOf(checkQuestions, {
    [FLOW_FILE]: flowPage,
    [FILE]: questions,
    'bench/answers/gold.json': JSON.stringify([{ turns: gold }]),
  });

describe("readers' questions", () => {
  test('belong to headings of their page, or to the part under its title', async () => {
    expect(await onFlow('page:\n  - what is this about\nquotas:\n  - stop after 200 men\n')).toEqual([]);
    expect(await onFlow('quota:\n  - stop after 200 men\n')).toEqual([
      `${FILE}:2  quota is no heading of ${FLOW_FILE}. — Use the id of a heading or of a release item, or "page".`,
    ]);
  });

  test('and words of readers belong to headings of their page', async () => {
    const file = FILE.replace('site/questions', 'site/readerWords');
    const withWords = (words: string) => messagesOf(checkQuestions, { [FLOW_FILE]: flowPage, [file]: words });
    expect(await withWords('quotas: cap ceiling men\n')).toEqual([]);
    expect(await withWords('quota: cap\n')).toEqual([expect.stringContaining(`quota is no heading of ${FLOW_FILE}`)]);
    expect(await withWords('quotas:\n  - cap\n')).toEqual([expect.stringContaining('quotas has no words.')]);
  });

  test('belong to the items of a release page, too', async () => {
    const file = RELEASE_FILE.replace('site/docs', 'site/questions').replace(/\.md$/, '.yaml');
    const onRelease = (questions: string) => messagesOf(checkQuestions, { ...sampleSite, [file]: questions });
    expect(await onRelease('quotas:\n  - cap the men at last\n')).toEqual([]);
    expect(await onRelease('quota:\n  - cap the men at last\n')).toEqual([
      expect.stringContaining(`quota is no heading of ${RELEASE_FILE}`),
    ]);
  });

  test('may show what questions about versions want to know, which belong to no page', async () => {
    const file = 'site/questions/versionIntents.yaml';
    expect(await messagesOf(checkQuestions, { [file]: 'arrival:\n  - since when are there quotas\n' })).toEqual([]);
  });

  test('belong to a page', async () => {
    const lost = FILE.replace('Designing', 'Designed');
    expect(await messagesOf(checkQuestions, { [FLOW_FILE]: flowPage, [lost]: 'quotas:\n  - stop it\n' })).toEqual([
      expect.stringContaining('There is no page'),
    ]);
  });

  test('are none of the questions by which the assistant is judged, however they are written', async () => {
    expect(await onFlow('quotas:\n  - Stop after 200 men?\n', ['stop after 200 men'])).toEqual([
      expect.stringContaining('"Stop after 200 men?" is a question of the gold set'),
    ]);
    const [phrasing = ''] = /- (.*)/.exec(flowPage.slice(flowPage.indexOf('askedAs')))?.slice(1) ?? [];
    expect(await onFlow('quotas:\n  - stop it\n', [phrasing])).toEqual([
      expect.stringContaining(`"${phrasing}" is a question of the gold set`),
    ]);
  });

  test('stand once, and are text', async () => {
    expect(await onFlow('page:\n  - stop it\nquotas:\n  - Stop it!\n')).toEqual([
      expect.stringContaining(`stands at two places, the other is ${FILE}:2`),
    ]);
    expect(await onFlow('quotas:\n  - note: a colon\n')).toEqual([expect.stringContaining('is no question')]);
    expect(await onFlow('quotas: [\n')).toEqual([expect.stringContaining('cannot be read')]);
  });
});
