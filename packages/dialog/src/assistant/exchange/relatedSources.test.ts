import { ANSWER_SOURCE_CHUNK } from '@feedback-docs/protocol';
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../conversation/ChatMessage.ts';
import { relatedSources } from './relatedSources.ts';

describe('related sources', () => {
  test.each([
    ['an answer without links has none', 'Select **Publish**.', []],
    [
      'Markdown links come first, then bare addresses',
      'See https://example.com/a or [Quotas](/docs/quotas#soft).',
      [
        ['/docs/quotas#soft', 'Quotas'],
        ['https://example.com/a', 'https://example.com/a'],
      ],
    ],
    [
      'each page stands once, and the sentence’s full stop is no part of it',
      'https://example.com/a. Then [again](https://example.com/a), https://example.com/b!',
      [
        ['https://example.com/a', 'again'],
        ['https://example.com/b', 'https://example.com/b'],
      ],
    ],
    ['code is no source', '`[a](/docs/a)`\n\n```\nhttps://example.com/a\n```', []],
    ['a link without a text shows its address', 'See [](/docs/a).', [['/docs/a', '/docs/a']]],
    [
      'what stands in the answer as a citation is not told again',
      'A [quota](/docs/quotas) limits.\n\n[Quotas](/docs/quotas)\n\nSee [Flow](/docs/flow).',
      [['/docs/flow', 'Flow']],
    ],
    ['links that are not safe are left out', '[a](javascript:alert(1)) [b](//evil.example) [c](data:text/html,x)', []],
  ])('%s', (_, text, sources) => {
    expect(relatedSources(answer(text)).map(({ url, title }) => [url, title])).toEqual(sources);
  });

  test('a quoted answer cites every page that it links to', () => {
    const said = answer('A quota limits.\n\nSee also: [Flow](/docs/flow)');
    const quoted = { type: ANSWER_SOURCE_CHUNK, data: 'quotes' } as const;
    expect(relatedSources({ ...said, parts: [...said.parts, quoted] })).toEqual([]);
  });

  test('of an answer that is cut the citations are told, which are out of sight', () => {
    const said = answer('A quota limits.\n\n[Quotas](/docs/quotas)\n\nSee also: [Flow](/docs/flow)');
    const quoted = { type: ANSWER_SOURCE_CHUNK, data: 'quotes' } as const;
    const urls = (message: ChatMessage) => relatedSources(message, true).map(({ url }) => url);
    expect(urls({ ...said, parts: [...said.parts, quoted] })).toEqual(['/docs/quotas']);
    expect(urls(said)).toEqual(['/docs/quotas', '/docs/flow']);
  });

  test('only texts are looked through', () => {
    const reasoning = { type: 'reasoning', text: '[a](/docs/a)', state: 'done' } as const;
    expect(relatedSources({ ...answer('None here.'), parts: [reasoning] })).toEqual([]);
  });
});

function answer(text: string): ChatMessage {
  return { id: 'answer', role: 'assistant', parts: [{ type: 'text', text, state: 'done' }] };
}
