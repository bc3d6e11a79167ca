import type { SearchHit } from '@feedback-docs/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeHit, matchedWords } from './describeHit.ts';
import { groupHits } from './groupHits.ts';
import { parseSearchResults } from './parseSearchResults.ts';

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

describe('a hit of any engine', () => {
  test('is shown or grouped without failing, whatever its fields hold', () => {
    const text = fc.oneof(fc.jsonValue(), fc.record({ value: fc.jsonValue(), matchLevel: fc.jsonValue() }));
    const levels = fc.oneof(fc.jsonValue(), fc.record({ lvl0: text, lvl1: text, lvl2: text }));
    const texts = fc.oneof(fc.jsonValue(), fc.record({ hierarchy: levels, content: text }));
    const fields = { type: fc.jsonValue(), url: fc.jsonValue(), content: fc.jsonValue(), hierarchy: levels };
    const hits = fc.record({ ...fields, _highlightResult: texts, _snippetResult: texts });
    fc.assert(
      fc.property(hits, (fieldsOfHit) => {
        const [hit] = parseSearchResults(answerWith(fieldsOfHit), 1)[0]?.hits ?? [];
        if (hit === undefined) throw new Error('The hit was lost.');
        const { title, trail, snippet } = describeHit(hit);
        for (const part of [...title, ...trail.flat(), ...snippet]) expect(part.text).toBeTypeOf('string');
        expect(groupHits(parseSearchResults(answerWith(fieldsOfHit), 1))).toHaveLength(1);
        expect(matchedWords(hit).every((word) => typeof word === 'string')).toBe(true);
      }),
    );
  });
});

function answerWith(fields: unknown): string {
  return JSON.stringify({ results: [{ hits: [{ objectID: '1', ...Object(fields) }], nbHits: 1, index: 'docs' }] });
}

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

describe('what helps to tell results apart', () => {
  const quotas = {
    objectID: 'quotas',
    url: '/docs/quotas',
    type: 'lvl2',
    hierarchy: { lvl1: 'Web 1.41', lvl2: 'Quotas' },
  };

  test('a release note says which version it is of', () => {
    const { kind, version } = describeHit({ ...quotas, platform: 'web', version: '1.41' });
    expect([kind, version]).toEqual(['release', 'Web 1.41']);
    expect(describeHit({ ...quotas, platform: 'docs' })).toMatchObject({ kind: 'section', version: '' });
  });

  test('a row of a table reads without the signs between its cells', () => {
    const content = { value: 'Limit | <mark>500</mark> | | questions', matchLevel: 'full' as const };
    const { snippet } = describeHit({ ...quotas, _snippetResult: { content } });
    expect(snippet.map(({ text }) => text).join('')).toBe('Limit · 500 · questions');
  });

  test('words without meaning of their own are not marked on the page', () => {
    const found = (value: string) =>
      matchedWords({ ...quotas, _highlightResult: { content: { value, matchLevel: 'full', matchedWords: [] } } });
    expect(found('<mark>when</mark> a <mark>quota</mark>')).toEqual(['quota']);
    expect(found('<mark>after</mark> a <mark>reminder</mark> <mark>between</mark>')).toEqual(['reminder']);
    expect(found('<mark>when</mark> and <mark>who</mark>')).toEqual(['when', 'who']);
  });
});
