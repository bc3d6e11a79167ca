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

  test.each([
    ['a question that the docs do not answer', 'Who won the world cup in 1998?', true],
    ['two of them', 'Who won the world cup in 1998? What is the weather like tomorrow?', true],
    ['a greeting', 'Hello!', true],
    ['a question that the docs answer', 'How do quotas work?', false],
    ['two questions, one with an answer', 'How do quotas work? And what is the weather like tomorrow?', false],
  ])('says before its last text whether nothing is quoted: %s', async (_which, question, isSaid) => {
    const { chunks } = await converse(answerer, question);
    const at = chunks.findIndex(({ type }) => type === 'data-answer-source');
    expect(at >= 0).toBe(isSaid);
    if (isSaid) expect(chunks[at]).toEqual({ type: 'data-answer-source', data: 'templates' });
    if (isSaid) expect(at).toBeLessThan(chunks.findLastIndex(({ type }) => type === 'text-start'));
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
  test('to how something is done is the sentence that says what it does, the steps, and one link to the section', async () => {
    const { text } = await converse(answerer, 'How do quotas work?');
    expect(text).toBe(
      [
        'A quota limits how many complete responses match its conditions.',
        '1. On the Flow tab, select Add element, then Quota check.\n2. Give the quota a name, a condition and a limit, for example Q2 is "Man" and 200.\n3. Select Publish.',
        `[Designing survey flow › Quotas](${QUOTAS})`,
      ].join('\n\n'),
    );
  });

  test('to how something is done brings the steps of the section that it refers to, with their own source', async () => {
    const { text } = await converse(answerer, 'How do I set up screen-outs?');
    const [before = '', after = ''] = text.split('[Designing survey flow › Screen-outs]');
    expect(before).toMatch(
      /^Follow the steps for \[quotas\]\(\/docs\/survey\/Docs\/Designing_Survey_Flow#quotas\) and choose Screen-out instead\./,
    );
    expect(after).toContain(
      `2. Give the quota a name, a condition and a limit, for example Q2 is "Man" and 200.\n3. Select Publish.\n\n[Designing survey flow › Quotas](${QUOTAS})`,
    );
    expect((await converse(answerer, 'What is a screen-out?')).text).not.toContain('Select Publish.');
  });

  test('to how many is the one row that holds the number, by its name and under its heads', async () => {
    const { text } = await converse(answerer, 'How many quotas can a survey have?');
    expect(text).toMatch(
      /^\*\*Number of quotas\*\* – Default: None · Limits and effect: 100 in a survey; then adding is disabled$/m,
    );
    expect(text).not.toContain('Action when full');
  });

  test('to how much is the step that holds the number, without the other steps', async () => {
    const { text } = await converse(answerer, 'What is the example limit of a quota on men?');
    expect(text).toContain('Give the quota a name, a condition and a limit, for example Q2 is "Man" and 200.');
    expect(text).not.toContain('Select Publish.');
  });

  test('keeps code as code, and shows code in a sentence as code', async () => {
    const { text } = await converse(answerer, 'How does a web link carry values like branch and visit type?');
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

  test('answers each of several questions of one message under its own words', async () => {
    const { text } = await converse(answerer, 'How do quotas work? And how many reminders can I send?');
    const [, quotas = '', reminders = ''] = text.split('### ');
    expect(quotas).toMatch(/^How do quotas work\?\n\nA quota limits/);
    expect(reminders).toMatch(/^And how many reminders can I send\?\n\n/);
    expect(reminders).toContain('Up to 5 are possible');
  });

  test('names the question of several that the docs do not answer', async () => {
    const { text, outcome } = await converse(answerer, 'How do quotas work? And what is the weather like tomorrow?');
    expect(outcome).toBe('answered');
    expect(text).toContain(`### And what is the weather like tomorrow?\n\n${TEMPLATES.refusal}`);
  });

  test('answers four of many questions and names the others', async () => {
    const asked = ['How do quotas work?', 'What is masking?', 'What is embedded data?', 'How do reminders work?'];
    const { text } = await converse(answerer, [...asked, 'Where are quotas?', 'Who gets reminders?'].join(' '));
    for (const question of asked) expect(text).toContain(`### ${question}`);
    expect(text).toContain(`${TEMPLATES.moreQuestions}\n\n- Where are quotas?\n- Who gets reminders?`);
  });
});

describe('a follow-up', () => {
  test('is about the section cited before', async () => {
    const { text } = await converse(answerer, 'What does masking do?', 'how do I turn that off?');
    expect(text).toContain('Masking is off until you switch it on.');
  });

  test('says what was not just shown', async () => {
    const { text } = await converse(answerer, 'How many quotas can a survey have?', 'and what if one is full?');
    expect(text).toContain('**Action when full**');
    expect(text).not.toContain('Number of quotas');
  });

  test('that stands alone is answered as if it were the first question', async () => {
    const alone = await converse(answerer, 'What is embedded data?');
    const after = await converse(answerer, 'How do quotas work?', 'What is embedded data?');
    expect(after.text).toBe(alone.text);
  });

  test('is searched for in the words that a person would type', async () => {
    const { chunks } = await converse(answerer, 'What does masking do?', 'how do I turn that off?');
    const searches = chunks.flatMap((chunk) => (chunk.type === 'tool-input-available' ? chunk.input.query : []));
    expect(searches).toEqual(['masking turn']);
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

  test.each([
    [
      'the section says nothing of what is asked for',
      'Which fonts have quotas with a condition, a limit and complete responses?',
    ],
    ['the section has too little of the question', 'Do quotas limit complete responses by fingerprint or voice?'],
  ])('brings the nearest passage where %s', async (_, question) => {
    const { text, outcome } = await converse(answerer, question);
    expect(outcome).toBe('nearest');
    expect(text.startsWith(TEMPLATES.nearestPassage)).toBe(true);
    expect(text).toContain(QUOTAS);
  });
});

describe('a message that is no question the docs could answer', () => {
  test.each(['Lorem ipsum dolor sit amet consectetur. ', 'Quotas limit our reminders every day. '])(
    'is told so when it is a long text that asks nothing, whatever it is about: %s',
    async (sentence) => {
      const { text, outcome } = await converse(answerer, sentence.repeat(50));
      expect(outcome).toBe('refused');
      expect(text.startsWith(TEMPLATES.noQuestion)).toBe(true);
    },
  );

  test.each([
    'Wie kann ich eine Quote für Männer einrichten?',
    '¿Cómo puedo exportar los datos?',
    '配额是如何工作的',
    'como crear encuesta',
  ])('is told that the docs are in English when it is in another language: %s', async (question) => {
    const { text, outcome } = await converse(answerer, question);
    expect(outcome).toBe('refused');
    expect(text).toBe(TEMPLATES.otherLanguage);
  });

  test('is no message in another language when it has an English word beside a foreign one', async () => {
    const { text } = await converse(answerer, 'quotas wie einrichten');
    expect(text).not.toBe(TEMPLATES.otherLanguage);
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
