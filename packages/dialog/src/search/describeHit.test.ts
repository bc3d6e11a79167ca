import type { SearchHit } from '@feedback-docs/protocol';
import { describe, expect, test } from 'vitest';
import { describeHit, matchedWords } from './describeHit.ts';

const headings = { lvl0: 'Survey', lvl1: 'Radio button', lvl2: 'Options', lvl3: 'Add options' };

describe('what a result row says', () => {
  test('a page shows its title and its opening words', () => {
    const row = say({
      type: 'lvl1',
      hierarchy: { lvl0: 'Survey', lvl1: 'Radio button' },
      content: 'Exactly one answer.',
    });
    expect(row).toEqual({ kind: 'page', title: 'Radio button', trail: [], snippet: 'Exactly one answer.' });
  });

  test('a section shows its heading, and the whole way to it, so that equal headings can be told apart', () => {
    const row = say({ type: 'lvl3', hierarchy: headings });
    expect(row).toEqual({ kind: 'section', title: 'Add options', trail: ['Radio button', 'Options'], snippet: '' });
  });

  test('a section whose text matched shows that text too', () => {
    const row = say({
      type: 'lvl2',
      hierarchy: { lvl1: 'Radio button', lvl2: 'Options' },
      _snippetResult: { content: { value: 'type its <mark>label</mark>', matchLevel: 'full' } },
    });
    expect(row.snippet).toBe('type its label');
  });

  test('a section whose code matched shows the code', () => {
    const row = say({
      type: 'lvl2',
      hierarchy: { lvl1: 'API', lvl2: 'Export' },
      _snippetResult: {
        content: { value: 'Call the service.', matchLevel: 'none' },
        code: { value: 'GET <mark>/responses</mark>', matchLevel: 'full' },
      },
    });
    expect(row.snippet).toBe('GET /responses');
  });

  test('a match in running text shows the text, and where it stands', () => {
    const row = say({ type: 'content', hierarchy: { lvl1: 'Radio button', lvl2: 'Options' }, content: 'Each option…' });
    expect(row).toEqual({ kind: 'text', title: 'Each option…', trail: ['Radio button', 'Options'], snippet: '' });
  });

  test('a record of a group, which stock dialogs leave blank, shows the name of the group', () => {
    const hit = { objectID: '1', type: 'lvl0', hierarchy: { lvl0: 'Survey' } };
    expect(textOf(describeHit(hit).title)).toBe('Survey');
  });

  test('a record without the heading it promises shows the deepest one it has', () => {
    expect(say({ type: 'lvl4', hierarchy: { lvl1: 'Radio button', lvl2: null } }).title).toBe('Radio button');
  });

  test('a record without any heading shows its text, or else its address', () => {
    expect(say({ content: 'Loose text' }).title).toBe('Loose text');
    expect(say({ url: '/docs/loose' }).title).toBe('/docs/loose');
  });
});

describe('the words to mark on the page a result leads to', () => {
  test('are the words the engine marked, as they stand in the text, each once', () => {
    const words = matchedWords({
      objectID: '1',
      _highlightResult: {
        hierarchy: { lvl1: { value: '<mark>Radio</mark> button', matchLevel: 'full', matchedWords: ['radoi'] } },
      },
      _snippetResult: { content: { value: 'a <mark>radio</mark> <mark>option</mark>', matchLevel: 'full' } },
    });
    expect(words).toEqual(['radio', 'option']);
  });
});

function say(hit: Omit<SearchHit, 'objectID'>) {
  const { kind, title, trail, snippet } = describeHit({ objectID: '1', ...hit });
  return { kind, title: textOf(title), trail: trail.map(textOf), snippet: textOf(snippet) };
}

function textOf(parts: readonly { readonly text: string }[]): string {
  return parts.map(({ text }) => text).join('');
}
