// @vitest-environment happy-dom
import { DocSearchModal } from '@docsearch/react/modal';
import { liteClient } from 'algoliasearch/lite';
import type { FastifyInstance } from 'fastify';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as reactInstantSearch from 'react-instantsearch';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSearchServer } from './startSearchServer.ts';

// The declarations of react-instantsearch import each other without file endings, which NodeNext does not follow.
const { Highlight, Hits, InstantSearch, RefinementList, SearchBox, Stats } = reactInstantSearch as unknown as Record<
  'Highlight' | 'Hits' | 'InstantSearch' | 'RefinementList' | 'SearchBox' | 'Stats',
  FunctionComponent<Record<string, unknown>>
>;

let app: FastifyInstance;
let port: number;
let screen: HTMLElement;
let root: Root;
beforeAll(async () => {
  ({ app, port } = await startSearchServer({ CORS_ORIGINS: '*' }));
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
  expect(screen.querySelector('.DocSearch-Hit a')?.getAttribute('href')).toBe('/docs/survey/radio_button');
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
