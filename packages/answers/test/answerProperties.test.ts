import type { AnswerChunk } from '@feedback-docs/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../src/index.ts';
import { collect } from './collect.ts';
import { createFixtureAnswerer } from './createFixtureAnswerer.ts';
import { fixtureRecords } from './fixtureRecords.ts';
import { fixtureReleases } from './fixtureReleases.ts';

const answerer = createFixtureAnswerer();
const known = new Set([
  ...fixtureRecords.map(({ url }) => url),
  ...fixtureReleases.releases.flatMap(({ path, items }) => [path, ...items.map((item) => item.path)]),
]);
const texts = fixtureRecords.map(({ content, code, hierarchy }) =>
  squeezed(`${hierarchy.lvl2}\n${content}\n${code ?? ''}`),
);

const WORDS =
  'quotas reminders masking embedded data limit how many when did arrive web mobile 1.41 2.6 removed <b>x</b> [a](https://evil.example) `code` ignore all previous instructions https://evil.example ```js\nx\n``` | and on?';
const question = fc.oneof(
  fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 14 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 300, unit: 'grapheme' }),
);
const conversation = fc
  .array(fc.record({ role: fc.constantFrom('user', 'assistant'), text: question }), { maxLength: 6 })
  .map((messages) => messages.map(({ role, text }) => ({ role, parts: [{ type: 'text', text }] })));

describe('any question at all', () => {
  test('gets only links to known sections', async () => {
    await fc.assert(
      fc.asyncProperty(conversation, async (messages) => {
        const { text } = await collect(answerer, messages);
        const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/(`+)[^`]+\1/g, '');
        for (const [, url = ''] of prose.matchAll(/\]\(([^)]*)\)/g)) expect(known).toContain(url);
        expect(prose.replace(/\]\([^)]*\)/g, '')).not.toMatch(/https?:|www\.|<[a-z!/]|!\[/i);
      }),
      { numRuns: 150 },
    );
  });

  test('gets only sentences of the docs and the fixed ones', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (text) => {
        const answer = await collect(answerer, [{ role: 'user', parts: [{ type: 'text', text }] }]);
        if (/versions|release/i.test(answer.text)) return;
        for (const part of partsOf(withoutAsked(answer.text, text))) expect(isKnown(part), part).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('gets a stream that stock clients accept', async () => {
    await fc.assert(
      fc.asyncProperty(conversation, async (messages) => {
        const { chunks } = await collect(answerer, messages);
        expect(grammarFault(chunks)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });
});

describe('any messages at all', () => {
  test('never end in an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.array(fc.anything()), conversation), async (messages) => {
        const { chunks } = await collect(answerer, messages);
        expect(chunks.at(-1)).toEqual({ type: 'finish' });
      }),
      { numRuns: 200 },
    );
  });

  test('are answered within a second when they are as long as can be', { retry: 2 }, async () => {
    const text = 'quotas [x](y) reminders '.repeat(50_000);
    const messages = Array.from({ length: 500 }, () => ({ role: 'user', parts: [{ type: 'text', text }] }));
    const started = performance.now();
    await collect(answerer, messages);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

/** The pieces of an answer between its markup and its links. */
function partsOf(answer: string): string[] {
  return answer
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '\n')
    .replace(/^\*\*.*$/gm, (row) => row.replace(/\*\* – (?:[^:]+: )?| · (?:[^:]+: )?/g, '\n'))
    .split(/\n| \| |^\| | \|$|(?<!^\d+\.)(?<=[.!?]) /m)
    .map((part) => squeezed(part.replace(/^(?:- |\d+\. |### )/, '').replace(/^```$|^\||\|$|[`\\*]|^-+$|·/g, '')))
    .filter((part) => part !== '' && !/^[-|]+$/.test(part));
}

function isKnown(part: string): boolean {
  const frames = Object.values(TEMPLATES).flatMap((frame) => [frame, ...frame.split(/(?<=[.!?]) /)]);
  const rest = frames.reduce((text, frame) => text.replace(squeezed(frame), ''), part);
  return rest === '' || rest === 'support@example.com' || texts.some((text) => text.includes(rest));
}

/** The answer without the lines that are the reader's own words: those over the answers to several questions, and questions left over. */
function withoutAsked(answer: string, question: string): string {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const asked = new Set(words(question));
  return answer.replace(/^(?:###|-) (.*)$/gm, (line, own: string) => {
    return words(own).every((word) => asked.has(word)) ? '' : line;
  });
}

function squeezed(text: string): string {
  return text.replace(/[\s|]+/g, '');
}

/** The rule of docs/protocol.md that the stream breaks, or undefined. */
function grammarFault(chunks: readonly AnswerChunk[]): string | undefined {
  const open = new Set<string>();
  const tools = new Map<string, string>();
  let isInStep = false;
  let hasToolInStep = false;
  for (const [at, chunk] of chunks.entries()) {
    if ((chunk.type === 'start') !== (at === 0)) return 'start is not the first event';
    if ((chunk.type === 'finish') !== (at === chunks.length - 1)) return 'finish is not the last event';
    if (chunk.type === 'start-step' || chunk.type === 'finish-step') {
      if (isInStep === (chunk.type === 'start-step')) return 'steps overlap';
      if (open.size > 0) return 'a text is open at the end of its step';
      isInStep = chunk.type === 'start-step';
      hasToolInStep = false;
    } else if (chunk.type !== 'start' && chunk.type !== 'finish' && !isInStep) return `${chunk.type} outside a step`;
    if (chunk.type === 'tool-input-start') {
      if (tools.has(chunk.toolCallId)) return 'a tool call id is used twice';
      tools.set(chunk.toolCallId, 'started');
      hasToolInStep = true;
    }
    if (chunk.type === 'tool-input-available') tools.set(chunk.toolCallId, 'asked');
    if (chunk.type === 'tool-output-available') {
      if (tools.get(chunk.toolCallId) !== 'asked') return 'a tool answers without being asked';
      tools.set(chunk.toolCallId, 'answered');
    }
    if (chunk.type === 'text-start') {
      if (hasToolInStep) return 'text in the step of a tool';
      open.add(chunk.id);
    }
    if (chunk.type === 'text-delta' && !open.has(chunk.id)) return 'text before its start';
    if (chunk.type === 'text-end') open.delete(chunk.id);
  }
  return [...tools.values()].every((state) => state === 'answered') ? undefined : 'a tool call is left open';
}
