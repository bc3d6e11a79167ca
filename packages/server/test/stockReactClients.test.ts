// @vitest-environment happy-dom
import { DocSearchModal } from '@docsearch/react/modal';
import type { SearchRecord } from '@feedback-docs/protocol';
import { fireEvent } from '@testing-library/dom';
import { liteClient } from 'algoliasearch/lite';
import type { FastifyInstance } from 'fastify';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as reactInstantSearch from 'react-instantsearch';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fixtureRecords } from './fixtureRecords.ts';
import { startSearchServer } from './startSearchServer.ts';

// The declarations of react-instantsearch import each other without file endings, which NodeNext does not follow.
const { Highlight, Hits, InstantSearch, RangeInput, RefinementList, SearchBox, Stats } =
  reactInstantSearch as unknown as Record<
    'Highlight' | 'Hits' | 'InstantSearch' | 'RangeInput' | 'RefinementList' | 'SearchBox' | 'Stats',
    FunctionComponent<Record<string, unknown>>
  >;

let app: FastifyInstance;
let port: number;
let screen: HTMLElement;
let root: Root;
beforeAll(async () => {
  const releases = ['1.23', '1.74'].map(
    (version) => ({ ...fixtureRecords[5], version, objectID: version }) as SearchRecord,
  );
  ({ app, port } = await startSearchServer({ CORS_ORIGINS: '*' }, [...fixtureRecords.slice(0, 5), ...releases]));
});
afterAll(() => app.close());
beforeEach(() => {
  screen = document.body.appendChild(document.createElement('main'));
  root = createRoot(screen);
});
afterEach(() => {
  root.unmount();
  screen.remove();
});

const HOST = () => ({ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }) as const;
const textsOf = (selector: string) => [...screen.querySelectorAll(selector)].map(({ textContent }) => textContent);
const show = (element: ReactNode) => root.render(element);

function openDocSearch(initialQuery: string, apiKey = 'public-search-key') {
  show(
    createElement(DocSearchModal, {
      appId: 'SURVEYDOCS',
      apiKey,
      indexName: 'docs',
      insights: false,
      initialQuery,
      initialScrollY: 0,
      onAskAiToggle: () => undefined,
      onClose: () => undefined,
      transformSearchClient: (client) => {
        // The documented way to another host: the transport keeps this very array.
        const hosts: unknown[] = Reflect.get(client.transporter, 'hosts');
        hosts.splice(0, hosts.length, HOST());
        return client;
      },
    }),
  );
}

test('the unmodified DocSearch dialog shows our hits in groups, with the matched words marked', async () => {
  openDocSearch('radio');
  await vi.waitFor(() => expect(textsOf('.DocSearch-Hit-title')).toContain('Radio button'), 5000);
  expect(textsOf('.DocSearch-Hit-source')).toEqual(expect.arrayContaining(['Question types', 'Guide']));
  expect(textsOf('.DocSearch-Hit-title mark')).toContain('Radio');
  // The dialog stands on a page of another origin.
  expect(screen.querySelector('.DocSearch-Hit a')?.getAttribute('href')).toBe(
    `http://127.0.0.1:${port}/docs/survey/radio_button`,
  );
});

test('the unmodified DocSearch dialog says when nothing is found', async () => {
  openDocSearch('zebra');
  await vi.waitFor(() => expect(textsOf('.DocSearch-NoResults')).toHaveLength(1), 5000);
});

test('the unmodified react-instantsearch page shows hits, their number and facet counts', async () => {
  const searchClient = liteClient('SURVEYDOCS', 'public-search-key', { hosts: [HOST()] });
  show(
    createElement(
      InstantSearch,
      { searchClient, indexName: 'docs', initialUiState: { docs: { query: 'radio' } } },
      createElement(SearchBox),
      createElement(Stats),
      createElement(RefinementList, { attribute: 'platform' }),
      createElement(Hits, {
        hitComponent: ({ hit }: { hit: unknown }) =>
          createElement(Highlight, { hit, attribute: ['hierarchy', 'lvl1'] }),
      }),
    ),
  );
  await vi.waitFor(() => expect(textsOf('.ais-Hits-item')).toContain('Radio button'), 5000);
  expect(textsOf('.ais-Hits-item mark')).toContain('Radio');
  expect(textsOf('.ais-RefinementList-labelText')).toContain('docs');
  expect(textsOf('.ais-Stats-text')[0]).toMatch(/^\d+ results/);
});

test('the unmodified react-instantsearch page searches among facet values and knows the bounds of a range', async () => {
  const searchClient = liteClient('SURVEYDOCS', 'public-search-key', { hosts: [HOST()] });
  show(
    createElement(
      InstantSearch,
      { searchClient, indexName: 'docs' },
      createElement(RefinementList, { attribute: 'platform', searchable: true }),
      createElement(RangeInput, { attribute: 'version' }),
    ),
  );
  await vi.waitFor(() => expect(textsOf('.ais-RefinementList-labelText')).toEqual(['docs', 'web']), 5000);
  const range = [...screen.querySelectorAll<HTMLInputElement>('.ais-RangeInput-input')];
  expect(range.map(({ min, max, disabled }) => [min, max, disabled])).toEqual([
    ['1', '2', false],
    ['1', '2', false],
  ]);
  const field = screen.querySelector<HTMLInputElement>('.ais-RefinementList .ais-SearchBox-input');
  if (field === null) throw new Error('The refinement list has no field.');
  fireEvent.change(field, { target: { value: 'WE' } });
  await vi.waitFor(() => expect(textsOf('.ais-RefinementList-labelText')).toEqual(['web']), 5000);
  expect(
    textsOf('.ais-RefinementList-labelText mark, .ais-RefinementList-labelText .ais-Highlight-highlighted'),
  ).toEqual(['we']);
});
