import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../src/index.ts';
import { converse } from './collect.ts';
import { createFixtureAnswerer } from './createFixtureAnswerer.ts';

const answerer = createFixtureAnswerer();
const QUOTAS = '/docs/survey/Docs/Designing_Survey_Flow#quotas';

describe('the stream of an answer', () => {
  test('is announced, searched, and written in a step of its own', async () => {
    const { chunks, outcome } = await converse(answerer, 'How many reminders can I send?');
    const types = chunks.map(({ type }) => type);
    expect(types.filter((type, at) => type !== types[at - 1])).toEqual([
      'start',
      'start-step',
      'tool-input-start',
      'tool-input-available',
      'tool-output-available',
      'finish-step',
      'start-step',
      'text-start',
      'text-delta',
      'text-end',
      'finish-step',
      'finish',
    ]);
    expect(chunks[0]).toEqual({ type: 'start' });
    expect(chunks[3]).toMatchObject({ input: { query: 'How many reminders can I send' } });
    expect(outcome).toBe('answered');
  });

  test('never uses the id of an earlier tool call of the conversation again', async () => {
    const first = await converse(answerer, 'How do quotas work?');
    const second = await converse(answerer, 'How do quotas work?', 'How do quotas work?');
    const idOf = ({ chunks }: typeof first) => chunks.find((chunk) => chunk.type === 'tool-input-start')?.toolCallId;
    expect(idOf(first)).not.toBe(idOf(second));
  });

  test('is the same for the same conversation', async () => {
    const [one, other] = [
      await converse(answerer, 'How do quotas work?'),
      await converse(answerer, 'How do quotas work?'),
    ];
    expect(one.chunks).toEqual(other.chunks);
  });

  test('arrives in several pieces', async () => {
    const { chunks } = await converse(answerer, 'How do quotas work?');
    expect(chunks.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(3);
  });
});

describe('an answer from the docs', () => {
  test('keeps steps as steps and rows as rows, each followed by the link to its section', async () => {
    const { text } = await converse(answerer, 'How do quotas work?');
    expect(text).toContain('1. On the Flow tab, select Add element, then Quota check.\n2. Give the quota');
    expect(text).toContain('| Number of quotas | None | 100 in a survey; then adding is disabled |');
    expect(text.split(`[Quotas](${QUOTAS})`).length).toBe(4);
  });

  test('keeps code as code, and shows code in a sentence as code', async () => {
    const { text } = await converse(answerer, 'What is embedded data?');
    expect(text).toContain('```\nhttps://app.example.com/s/shop-visit?branch=Leeds&visit_type=collection\n```');
    expect(text).toContain('Use `{{data.branch}}` in texts and the column `ED_branch` in exports.');
  });

  test('is found in the reader’s own words and with a typo', async () => {
    expect((await converse(answerer, 'Can I stop collecting men after 200?')).text).toContain(QUOTAS);
    expect((await converse(answerer, 'How do qoutas work?')).text).toContain(QUOTAS);
  });

  test('does not depend on the people and places of the reader', async () => {
    const { text } = await converse(answerer, 'Can our parish stop collecting widowers and parishioners after 200?');
    expect(text).toContain(QUOTAS);
  });

  test('answers each of several questions of one message', async () => {
    const { text } = await converse(answerer, 'How do quotas work? And how many reminders can I send?');
    expect(text).toContain('#quotas');
    expect(text).toContain('Up to 5 are possible');
  });
});

describe('a follow-up', () => {
  test('is about the section cited before', async () => {
    const { text } = await converse(answerer, 'What does masking do?', 'how do I turn that off?');
    expect(text).toContain('Masking is off until you switch it on.');
  });

  test('asks the version question before for the other platform', async () => {
    const { text } = await converse(answerer, 'When did quotas arrive on the web?', 'and on mobile?');
    expect(text).toContain('Mobile: [Mobile 2.6](/docs/versions/Mobile/2_6), 15 June 2023');
    expect(text).not.toContain('Web 1.41');
  });
});

describe('a question the docs do not answer', () => {
  test.each([
    'Can I send invitations over WhatsApp?',
    'Who won the football world cup?',
    'What does the product cost per month?',
  ])('is refused plainly, with the contact: %s', async (question) => {
    const { text, outcome } = await converse(answerer, question);
    expect(outcome).toBe('refused');
    expect(text.startsWith(TEMPLATES.refusal)).toBe(true);
    expect(text).toContain('support@example.com');
  });
});

describe('small talk', () => {
  test.each([
    ['Hello!', TEMPLATES.greeting],
    ['thanks a lot', TEMPLATES.thanks],
    ['Never mind!', TEMPLATES.thanks],
    ['bye bye', TEMPLATES.goodbye],
    ['Who are you?', TEMPLATES.about],
    ['   ', TEMPLATES.empty],
  ])('gets a short fitting reply without a search: %s', async (message, reply) => {
    const { text, chunks } = await converse(answerer, message);
    expect(text).toBe(reply);
    expect(chunks.map(({ type }) => type)).not.toContain('tool-input-start');
  });
});

describe('a question about versions', () => {
  test.each([
    ['When did quotas arrive?', ['Web 1.41](/docs/versions/Web/1_41), 12 January 2023', 'Mobile 2.6']],
    ['whats the newest mobile release?', ['Mobile 2.6', '15 June 2023']],
    ['What was removed in 1.40?', ['The XLS format is no longer offered.']],
    ['What changed between 1.40 and 1.42?', ['Quota counts', '[Quotas](/docs/versions/Web/1_41#quotas)']],
    ['Is the quota feature in 1.40?', [TEMPLATES.no, 'Web 1.41']],
    ['Are quotas in 1.42?', [TEMPLATES.yes, 'Web 1.41']],
    ['Which release dropped the XLS export?', ['Web 1.40']],
    ['When was Web 1.41 released?', ['12 January 2023']],
    ['What is new in version 1.90?', [TEMPLATES.noSuchVersion, 'Web 1.42']],
    ['Since which version does the app have qoutas?', ['Mobile 2.6']],
    ['What came out in 2022?', ['Web 1.40', 'Mobile 2.5']],
  ])('is answered from the release data: %s', async (question, parts) => {
    const { text } = await converse(answerer, question);
    for (const part of parts) expect(text).toContain(part);
  });

  test('says that something removed is no longer there', async () => {
    expect((await converse(answerer, 'Is the XLS export in 1.41?')).text).toContain(TEMPLATES.no);
  });
});
