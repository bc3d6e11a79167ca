import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../../test/sampleRecords.ts';
import { buildIndex } from '../build/buildIndex.ts';
import { openIndex } from '../SearchEngine.ts';

const PRE = '<mark>';
const POST = '</mark>';
const SYNONYMS = [['stop', 'end', 'close']];

function unescaped(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');
}

async function shown(content: string, query: string, words: number) {
  const built = buildIndex([sampleRecord(0, { page: 'Page', content })]);
  const engine = openIndex(built.index, { loadChunk: (chunk) => built.chunks[chunk] ?? '', synonyms: SYNONYMS });
  const style = {
    highlightPreTag: PRE,
    highlightPostTag: POST,
    attributesToHighlight: ['content'],
    attributesToSnippet: [`content:${words}`],
  };
  const { hits } = await engine.search({ query, indexName: 'docs', snippetEllipsisText: '…', ...style });
  return { highlight: hits[0]?._highlightResult?.content, snippet: hits[0]?._snippetResult?.content };
}

const piece = fc.constantFrom(
  '<b>',
  '</mark>',
  '<mark>',
  '&amp;',
  '&',
  '"',
  "'",
  '<img src=x onerror=1>',
  'survey',
  'Surveys',
  'é',
  'E\u0301mail',
  ' ',
  '\n',
  '中文',
  '\ud800',
  'ﬁne',
  '1.41',
  '-->',
);
const text = fc.array(piece, { minLength: 1, maxLength: 30 }).map((pieces) => pieces.join(' '));

describe('highlights and snippets', () => {
  test('never emit markup from the content', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom('survey', 'mark b', 'email', 'fin', 'onerror src', '中文'),
        fc.integer({ min: 1, max: 12 }),
        async (content, query, words) => {
          const { highlight, snippet } = await shown(content, query, words);
          for (const html of [highlight?.value ?? '', snippet?.value ?? '']) {
            const bare = html.replaceAll(PRE, '').replaceAll(POST, '');
            expect(bare).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
            expect(html.split(PRE).length).toBe(html.split(POST).length);
          }
          if (highlight !== undefined)
            expect(unescaped(highlight.value.replaceAll(PRE, '').replaceAll(POST, ''))).toBe(content);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('cut the stretch that holds most of the query, at word boundaries', async () => {
    const content =
      'Surveys are sent by email. Later, somebody opens the star rating of the survey, and answers it (at last).';
    expect((await shown(content, 'star rating survey', 8)).snippet).toEqual({
      value: '…the <mark>star</mark> <mark>rating</mark> of the <mark>survey</mark>, and answers…',
      matchLevel: 'full',
    });
  });

  test('show the beginning when nothing matches, and all of a short text', async () => {
    expect((await shown('One two three four', 'page', 2)).snippet).toEqual({ value: 'One two…', matchLevel: 'none' });
    expect((await shown('One two', 'page', 5)).snippet).toEqual({ value: 'One two', matchLevel: 'none' });
  });

  test('mark the words of names that are searched for with their signs, as far as they are typed', async () => {
    const marked = async (query: string) => (await shown('Edit .gitignore in C++', query, 9)).highlight?.value;
    expect(await marked('.gitig')).toBe('Edit .<mark>gitig</mark>nore in C++');
    expect(await marked('edit .gitignore')).toBe('<mark>Edit</mark> .<mark>gitignore</mark> in C++');
    expect(await marked('C++')).toBe('Edit .gitignore in <mark>C++</mark>');
  });

  test('say how much of the query a text holds', async () => {
    const { highlight } = await shown('Star ratings for all', 'star page', 5);
    expect(highlight).toEqual({
      value: '<mark>Star</mark> ratings for all',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['star'],
    });
  });

  test.each([
    [
      'how do I stop reminders after an answer?',
      'After an <mark>answer</mark>, do the <mark>reminders</mark> I send close?',
    ],
    ['how do I', 'After an answer, do the reminders I send close?'],
    ['why do I st', 'After an answer, do the reminders I send close?'],
    ['stop reminders', 'After an answer, do the <mark>reminders</mark> I send <mark>close</mark>?'],
    ['after', '<mark>After</mark> an answer, do the reminders I send close?'],
  ])(
    'mark of a question what the reader meant and wrote, and of a few words their synonyms too: %s',
    async (query, marked) => {
      const content = 'After an answer, do the reminders I send close?';
      expect((await shown(content, query, 20)).snippet?.value).toBe(marked);
    },
  );

  test('mark only the typed letters of a word that is begun', async () => {
    expect((await shown('Questionnaires', 'quest', 5)).highlight?.value).toBe('<mark>Quest</mark>ionnaires');
  });
});
