import { describe, expect, test } from 'vitest';
import { type MessagePart, SEARCH_PART } from '../../conversation/ChatMessage.ts';
import { shownParts } from './shownParts.ts';

describe('searches of the assistant', () => {
  test('that follow one another are told together', () => {
    expect(shownParts([searched('quota'), searched('soft quota'), searched('limit')])).toEqual([
      { kind: 'searchedAll', queries: ['quota', 'soft quota', 'limit'] },
    ]);
  });

  test('with nothing in them are not told', () => {
    expect(shownParts([searched(' '), searched('quota', 3)])).toEqual([{ kind: 'searched', query: 'quota', count: 3 }]);
    expect(shownParts([searched('')])).toEqual([]);
  });

  test('are told apart when anything stands between them', () => {
    expect(shownParts([searched('quota', 1), { type: 'step-start' }, searched('limit', 0)])).toEqual([
      { kind: 'searched', query: 'quota', count: 1 },
      { kind: 'searched', query: 'limit', count: 0 },
    ]);
  });

  test('under way say what is looked for as soon as it is known', () => {
    const parts: readonly MessagePart[] = [
      { type: SEARCH_PART, toolCallId: 'a', state: 'input-streaming' },
      { type: SEARCH_PART, toolCallId: 'b', state: 'input-available', input: { query: 'quota' } },
      { type: SEARCH_PART, toolCallId: 'c', state: 'output-error' },
    ];
    expect(shownParts(parts)).toEqual([
      { kind: 'searching', query: null },
      { kind: 'searching', query: 'quota' },
    ]);
  });
});

test('reasoning is mentioned while it lasts and gone afterwards', () => {
  expect(shownParts([{ type: 'reasoning', text: 'Hm', state: 'streaming', id: 'r' }])).toEqual([{ kind: 'reasoning' }]);
  expect(shownParts([{ type: 'reasoning', text: 'Hm', state: 'done' }])).toEqual([]);
});

function searched(query: string, count = 0): MessagePart {
  const hits = Array.from({ length: count }, (_, at) => ({ objectID: `${at}`, url: '' }));
  return { type: SEARCH_PART, toolCallId: query, state: 'output-available', output: { query, hits } };
}
