// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeSearchClient, type FakeSearchClient } from '../../test/fakeSearchClient.ts';
import { SURVEY_FILTERS } from '../../test/surveyFilters.ts';
import type { FakeRecord } from '../../test/surveyRecords.ts';
import { SearchError } from '../SearchError.ts';
import type { SearchPageAddress } from './searchPageAddress.ts';
import type { SearchPageItem } from './searchPageItems.ts';
import { useSearchPage } from './useSearchPage.ts';

afterEach(cleanup);

describe('the search page', () => {
  test('searches for what its address says, fifteen at a time, with the same count as the dialog', async () => {
    const { page, client } = openPage({ query: 'page', filters: {} }, manyRecords(40));
    await waitFor(() => expect(page().results).toMatchObject({ status: 'answered', count: 40, hasMore: true }));
    expect(itemsOf(page())).toHaveLength(15);
    expect(client.asked).toHaveLength(1);
    expect(client.asked[0]?.[0]).toMatchObject({ query: 'page', hitsPerPage: 15, page: 0 });
  });

  test('shows further pages below the first until there are no more', async () => {
    const { page } = openPage({ query: 'page', filters: {} }, manyRecords(40));
    await waitFor(() => expect(page().results.status).toBe('answered'));
    act(() => page().loadMore());
    await waitFor(() => expect(itemsOf(page())).toHaveLength(30));
    act(() => page().loadMore());
    await waitFor(() => expect(itemsOf(page())).toHaveLength(40));
    expect(page().results).toMatchObject({ hasMore: false });
    act(() => page().loadMore());
    expect(new Set(itemsOf(page()).map(({ key }) => key)).size).toBe(40);
  });

  test('searches on every letter but moves the address only after the reader pauses', async () => {
    const { page, client, addresses } = openPage({ query: '', filters: {} });
    expect(page().results.status).toBe('idle');
    for (const query of ['r', 'ra', 'radio']) act(() => page().type(query));
    await waitFor(() => expect(page().results).toMatchObject({ status: 'answered', query: 'radio' }));
    expect(client.asked.map(([request]) => request?.query)).toEqual(['r', 'ra', 'radio']);
    expect(client.abortedCount).toBe(2);
    expect(addresses).toEqual([]);
    await waitFor(() => expect(addresses).toEqual([{ query: 'radio', filters: {} }]));
  });

  test('has moved the address before a click leads anywhere, once', async () => {
    const { page, addresses } = openPage({ query: '', filters: {} });
    act(() => page().type('radio'));
    expect(addresses).toEqual([]);
    act(() => document.body.click());
    expect(addresses).toEqual([{ query: 'radio', filters: {} }]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 450)));
    expect(addresses).toHaveLength(1);
  });

  test('follows Back and Forward', async () => {
    const { page, goTo, addresses } = openPage({ query: 'radio', filters: {} });
    await waitFor(() => expect(page().results).toMatchObject({ count: 12 }));
    goTo({ query: 'checkbox', filters: { kind: 'docs' } });
    await waitFor(() => expect(page().results).toMatchObject({ query: 'checkbox', count: 1 }));
    expect([page().query, page().filters]).toEqual(['checkbox', { kind: 'docs' }]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 450)));
    expect(addresses).toEqual([]);
  });

  test('keeps what is typed when the address bar comes after, with what was typed before', async () => {
    const { page, goTo, addresses } = openPage({ query: '', filters: {} });
    act(() => page().type('radio'));
    await waitFor(() => expect(addresses).toHaveLength(1));
    act(() => page().type('radio button'));
    await waitFor(() => expect(addresses).toHaveLength(2));
    const seen: string[] = [];
    for (const address of addresses) {
      goTo(address);
      seen.push(page().query);
    }
    expect(seen).toEqual(['radio button', 'radio button']);
    // From here on the same address is one that the reader goes to.
    goTo({ query: 'radio', filters: {} });
    expect(page().query).toBe('radio');
  });

  test('filters narrow the results and go into the address', async () => {
    const { page, addresses } = openPage({ query: 'radio', filters: {} });
    await waitFor(() => expect(page().results).toMatchObject({ count: 12 }));
    act(() => page().chooseFilter('kind', 'docs'));
    await waitFor(() => expect(page().results).toMatchObject({ count: 8 }));
    await waitFor(() => expect(addresses).toEqual([{ query: 'radio', filters: { kind: 'docs' } }]));
  });

  test('shows sections of similar meaning apart from the results', async () => {
    const { page, client } = openPage({ query: '', filters: {} });
    const { search } = client;
    client.search = async (requests, call) => {
      const results = await search(requests, call);
      const [{ hits = [] } = {}] = await search([{ query: 'checkbox', indexName: 'docs' }], call);
      return results.map((result) => ({ ...result, relatedHits: hits.slice(0, 1) }));
    };
    act(() => page().type('xyz'));
    await waitFor(() => expect(page().results).toMatchObject({ query: 'xyz', count: 0, items: [] }));
    const { results } = page();
    expect(results.status === 'answered' && results.related.map(({ address }) => address.href)).toHaveLength(1);
  });

  test('keeps the results of the search before while the next one loads', async () => {
    const { page, client } = openPage({ query: 'checkbox', filters: {} });
    await waitFor(() => expect(itemsOf(page())).toHaveLength(1));
    client.beforeAnswer = () => new Promise(() => {});
    act(() => page().type('checkbox radio'));
    await waitFor(() => expect(page().results).toMatchObject({ isStalled: true }));
    expect(page().results).toMatchObject({ status: 'answered', query: 'checkbox', isLoading: true });
  });

  test('says when the service fails and tries again; pages that have come stay', async () => {
    const { page, client } = openPage({ query: 'page', filters: {} }, manyRecords(40));
    await waitFor(() => expect(itemsOf(page())).toHaveLength(15));
    client.beforeAnswer = async () => {
      throw new SearchError('unreachable', 'The service is down.');
    };
    act(() => page().loadMore());
    await waitFor(() => expect(page().results).toMatchObject({ status: 'failed', error: { kind: 'unreachable' } }));
    expect(itemsOf(page())).toHaveLength(15);
    act(() => page().type('pages'));
    await waitFor(() => expect(page().results).toMatchObject({ status: 'failed', items: [] }));
    client.beforeAnswer = async () => {};
    act(() => page().type('page'));
    await waitFor(() => expect(itemsOf(page())).toHaveLength(15));
    expect(page().results).toMatchObject({ status: 'answered', count: 40 });
  });
});

function openPage(start: SearchPageAddress, records?: readonly FakeRecord[]) {
  const client: FakeSearchClient = createFakeSearchClient(records);
  const addresses: SearchPageAddress[] = [];
  const { result, rerender } = renderHook(
    ({ address }) =>
      useSearchPage({
        client,
        indexName: () => 'docs',
        filters: SURVEY_FILTERS,
        navigate() {},
        address,
        onAddressChange: (changed) => addresses.push(changed),
      }),
    { initialProps: { address: start } },
  );
  return {
    client,
    addresses,
    page: () => result.current,
    goTo: (address: SearchPageAddress) => rerender({ address }),
  };
}

function itemsOf({ results }: ReturnType<typeof useSearchPage>): readonly SearchPageItem[] {
  return 'items' in results ? results.items : [];
}

function manyRecords(count: number): readonly FakeRecord[] {
  return Array.from({ length: count }, (_, at) => ({
    objectID: `${at}`,
    type: 'lvl1',
    url: `/docs/${at}`,
    headings: ['Survey', `Page ${at}`],
    content: '',
    facets: {},
  }));
}
