import { citedIn, createAnswerer, createLinkCompleter, indexAnswers } from '@feedback-docs/answers';
import { indifferentIntents } from '@feedback-docs/answers/fitting';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import { createAddresses } from '@feedback-docs/pages/addresses';
import { buildIndex, openIndex } from '@feedback-docs/search';
import { expect, test } from 'vitest';
import type { DocPage } from '../DocPage.ts';
import { pageSections } from './pageSections.ts';
import { readPages } from './readPages.ts';

/** A site below a path, with slashes at the ends of addresses. */
const FORM = { baseUrl: '/harbour/', trailingSlash: true };
const BODIES = {
  '/boats': `<h1>Boats</h1><p>What to know about boats.</p>
    <h2 id="moor">Mooring a boat</h2>
    <p>Moor a boat with the <a href="/harbour/knots/#bowline">bowline <code>knot</code></a> and report it to the
    <a href="https://port.example/office_(north)">port <strong>office</strong></a>.</p>
    <table><thead><tr><th>Boat</th><th>Rope</th></tr></thead><tbody><tr><td><a href="#dinghy">Dinghy</a></td>
    <td>see <a href="../files/ropes.csv">list of ropes</a></td></tr></tbody></table>`,
  '/knots': '<h1>Knots</h1><p>Two knots.</p><h2 id="bowline">Bowline</h2><p>A loop that does not slip.</p>',
};

async function answer(question: string): Promise<string> {
  const pages = Object.keys(BODIES).map((path): DocPage => {
    return {
      id: path,
      file: path,
      path,
      title: path,
      description: '',
      tags: [],
      askedAs: {},
      group: '',
      searchTag: '',
    };
  });
  const { records, sections } = await readPages(pages, {
    url: 'https://docs.example.com',
    ...FORM,
    locale: 'en',
    options: {},
    readSections: ({ path }) => {
      const body = BODIES[path as keyof typeof BODIES];
      return Promise.resolve(pageSections(`<article><div class="theme-doc-markdown">${body}</div></article>`));
    },
  });
  const { index, chunks } = buildIndex(records);
  const intents = indifferentIntents(wordVectors.dimensions);
  const answerer = createAnswerer({
    search: openIndex(index, { loadChunk: (chunk) => chunks[chunk] ?? '' }),
    index: indexAnswers({ sections, unanswered: {}, wordVectors, intents }),
    releases: { releases: [], features: [] },
    contact: {},
  });
  const complete = createLinkCompleter(createAddresses(FORM, 'https://docs.example.com').toAddress);
  let text = '';
  for await (const chunk of answerer.answer({
    messages: [{ role: 'user', parts: [{ type: 'text', text: question }] }],
  }))
    for (const whole of complete(chunk)) if (whole.type === 'text-delta') text += whole.delta;
  return text;
}

test('links of a quoted sentence lead where they lead on the page, and the source stays the source', async () => {
  const text = await answer('How do I moor a boat?');
  expect(text).toContain(
    'Moor a boat with the [bowline `knot`](https://docs.example.com/harbour/knots/#bowline) and report it to the [port **office**](https://port.example/office_%28north%29).',
  );
  expect(text).toContain('\n\n[Boats › Mooring a boat](https://docs.example.com/harbour/boats/#moor)');
  expect(citedIn(text.replaceAll('https://docs.example.com/harbour', ''))).toEqual(['/boats/#moor']);
});

test('links of a table row stay in their cells', async () => {
  const text = await answer('Which rope for a dinghy?');
  expect(text).toContain('**[Dinghy](https://docs.example.com/harbour/boats/#dinghy)**');
  expect(text).toContain('see [list of ropes](https://docs.example.com/harbour/files/ropes.csv)');
});
