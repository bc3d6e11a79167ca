// @vitest-environment happy-dom
import type { SearchEvent } from '@feedback-docs/protocol';
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeSearchClient, type FakeSearchClient } from '../test/fakeSearchClient.ts';
import { findRow, renderSearch } from '../test/renderSearch.tsx';
import { SURVEY_FILTERS } from '../test/surveyFilters.ts';
import type { FakeRecord } from '../test/surveyRecords.ts';
import { SearchError } from './SearchError.ts';
import { takeMatches } from './storage/matchesForPage.ts';

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('searching', () => {
  test('results follow every letter, and each search aborts the one before it', async () => {
    const { client, openDialog, type } = renderSearch();
    const gates = holdAnswers(client);
    await openDialog();
    for (const query of ['r', 'ra', 'rad']) type(query);
    await waitFor(() => expect(client.asked.map(([request]) => request?.query)).toEqual(['r', 'ra', 'rad']));
    expect(client.abortedCount).toBe(2);
    for (const open of gates) open();
    await findRow('Radio button');
  });

  test('a late answer to an older query never replaces a newer one', async () => {
    const { client, openDialog, type, rows } = renderSearch();
    const gates = holdAnswers(client);
    await openDialog();
    type('quota');
    type('checkbox');
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[1]?.();
    await findRow('Checkbox');
    gates[0]?.();
    await pause(50);
    expect(rows()).toEqual([expect.stringMatching(/^Checkbox/)]);
  });

  test('what was there before stays until the answer comes, and a spinner turns after 300 ms', async () => {
    const { client, openDialog, type, rows } = renderSearch();
    const dialog = await openDialog();
    type('checkbox');
    await findRow('Checkbox');
    const gates = holdAnswers(client);
    type('checkbox xyz');
    await pause(100);
    expect(dialog.classList.contains('DocSearch-Container--Stalled')).toBe(false);
    await waitFor(() => expect(dialog.classList.contains('DocSearch-Container--Stalled')).toBe(true));
    expect(rows()).toHaveLength(1);
    for (const open of gates) open();
    await screen.findByText(/No results found for/);
    expect(dialog.classList.contains('DocSearch-Container--Stalled')).toBe(false);
  });

  test('sections of similar meaning come below the message that nothing was found, under a title of their own', async () => {
    const { openDialog, type, rows } = renderSearch({}, relatedClient());
    await openDialog();
    type('xyz');
    const message = await screen.findByText(/No results found for/);
    const list = screen.getByRole('listbox', { name: 'Related' });
    expect(message.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rows()).toEqual([expect.stringMatching(/^Checkbox/)]);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('No results found for xyz. One related section.'),
    );
  });

  test('they come below what was found, and do not count as results', async () => {
    const { openDialog, type, rows } = renderSearch({ searchPagePath: '/search' }, relatedClient());
    await openDialog();
    type('quota');
    await findRow('Quota');
    expect(rows().at(-1)).toMatch(/^Checkbox/);
    within(screen.getByRole('listbox', { name: 'Related' })).getByRole('option');
    expect(screen.getByRole('link', { name: /^See all/ }).textContent).toBe(`See all ${rows().length - 1} results`);
  });

  test('they may come later than the answer, and not after an answer to something else', async () => {
    const related: (() => void)[] = [];
    const client = relatedClient((come) => related.push(come));
    const { openDialog, type, rows } = renderSearch({}, client);
    await openDialog();
    type('xyz');
    await screen.findByText(/No results found for/);
    expect(rows()).toEqual([]);
    act(() => related[0]?.());
    await findRow('Checkbox');
    type('xyzz');
    await waitFor(() => expect(related).toHaveLength(2));
    type('radio');
    await findRow('Radio button');
    act(() => related[1]?.());
    expect(screen.queryByRole('listbox', { name: 'Related' })).toBeNull();
  });

  test('spaces alone search nothing', async () => {
    const { client, openDialog, type } = renderSearch();
    await openDialog();
    type('   ');
    await pause(50);
    expect(client.asked).toEqual([]);
  });

  test('the index is asked for at each opening', async () => {
    let index = 'docs';
    const { client, openDialog, type, press } = renderSearch({ indexName: () => index });
    await openDialog();
    type('radio');
    await findRow('Radio button');
    press('Escape');
    await closed();
    index = 'survey-builder';
    await openDialog();
    type('radio');
    await findRow('Radio button');
    expect(client.asked.map(([request]) => request?.indexName)).toEqual(['docs', 'survey-builder']);
  });

  test('clearing the query shows the start screen again and keeps the cursor in the box', async () => {
    const { openDialog, type, input, rows } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the query' }));
    expect([input().value, rows()]).toEqual(['', []]);
    expect(document.activeElement).toBe(input());
  });
});

describe('the results', () => {
  test('stand in named lists with the ids that tests and analytics of stock dialogs know', async () => {
    const { openDialog, type, input } = renderSearch();
    await openDialog();
    expect(input().hasAttribute('aria-controls')).toBe(false);
    type('radio');
    const row = await findRow('Radio button');
    expect(row.id).toBe('docsearch-hits_docs_0-item-0');
    expect(screen.getByRole('listbox', { name: 'Survey' }).id).toBe('docsearch-hits_docs_0-list');
    const ids = input().getAttribute('aria-controls')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.getAttribute('role'))).toEqual(ids.map(() => 'listbox'));
    const numbers = screen.getAllByRole('option').map(({ id }) => Number(id.split('-').at(-1)));
    expect(numbers).toEqual(numbers.map((_, at) => at));
  });

  test('sections hang from their page, and matched words are marked', async () => {
    const { openDialog, type } = renderSearch();
    await openDialog();
    type('radio');
    const child = await findRow('Add options');
    expect(child.classList.contains('DocSearch-Hit--Child')).toBe(true);
    expect(within(child).getByText('radio').tagName).toBe('MARK');
  });

  test('hits without the quoted phrase come with a note that says so', async () => {
    const { openDialog, type } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    expect(screen.queryByText(/side by side/)).toBeNull();
    type('"button radio"');
    await screen.findByText('No section has all these words with the quoted ones side by side. These have them apart.');
    await findRow('Radio button');
  });

  test('markup in the documentation is shown, not run', async () => {
    const { openDialog, type } = renderSearch();
    const dialog = await openDialog();
    type('markup');
    await findRow('Using <b> & <i> in labels');
    expect(dialog.querySelector('img')).toBeNull();
    expect(dialog.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  test('the link to all results counts the current query only and carries the filters', async () => {
    const { openDialog, type, visited } = renderSearch({ searchPagePath: '/search', filters: SURVEY_FILTERS });
    await openDialog();
    type('radio');
    await screen.findByRole('link', { name: 'See all 12 results' });
    type('radio quota');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'See all 12 results' })).toBeNull());
    type('radio');
    await screen.findByRole('link', { name: 'See all 12 results' });
    fireEvent.click(screen.getByRole('button', { name: 'Docs' }));
    fireEvent.click(await screen.findByRole('link', { name: 'See all 8 results' }));
    expect(visited).toEqual(['/search?q=radio&kind=docs']);
    await closed();
  });

  test('there is no such link without a search page, nor without results', async () => {
    const { openDialog, type, press } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    expect(screen.queryByText(/See all/)).toBeNull();
    press('Escape');
    await closed();
    const other = renderSearch({ searchPagePath: '/search' });
    await other.openDialog();
    other.type('xyz');
    await screen.findByText(/No results found for/);
    expect(screen.queryByText(/See all/)).toBeNull();
  });

  test('are announced once the reader pauses', async () => {
    const { openDialog, type } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12 results for radio'));
    type('xyz');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results found for xyz'));
  });
});

describe('what a site can change', () => {
  test('every text, one by one', async () => {
    const texts = { button: 'Suchen', placeholder: 'Doku durchsuchen', noResults: 'Nichts gefunden zu' };
    const { openDialog, type, input, press } = renderSearch({ texts });
    await openDialog();
    expect(input().placeholder).toBe('Doku durchsuchen');
    type('xyz');
    await screen.findByText(/Nichts gefunden zu/);
    press('Escape');
    await closed();
    expect(document.querySelector('button')?.textContent).toBe('Suchen');
  });

  test('several indices are searched at once, and their results and counts stand together', async () => {
    const { client, openDialog, type } = renderSearch({
      indexName: () => ['survey-builder', 'docs'],
      searchPagePath: '/search',
    });
    await openDialog();
    type('checkbox');
    await screen.findByRole('link', { name: 'See all 2 results' });
    expect(client.asked).toHaveLength(1);
    expect(screen.getAllByRole('option').map(({ id }) => id)).toEqual([
      'docsearch-hits_survey-builder_0-item-0',
      'docsearch-hits_docs_0-item-1',
    ]);
  });

  test('results of another site are left to the browser', async () => {
    const status: FakeRecord = {
      objectID: 'status',
      type: 'lvl1',
      url: 'https://status.example.com/',
      headings: ['Status', 'Uptime'],
      content: '',
      facets: {},
    };
    const { openDialog, type, visited } = renderSearch(
      { externalUrlPattern: /^https:\/\/status\./ },
      createFakeSearchClient([status]),
    );
    await openDialog();
    type('uptime');
    const row = await findRow('Uptime');
    row.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(row);
    expect([row.getAttribute('href'), visited]).toEqual(['https://status.example.com/', []]);
  });
});

describe('the keyboard', () => {
  test('the row that Enter opens is selected, and the arrows move on from it, round both ends', async () => {
    const { openDialog, type, press, rows } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    const selected = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
    expect(selected()).toEqual([rows()[0]]);
    press('ArrowDown');
    expect(selected()).toEqual([rows()[1]]);
    press('ArrowUp');
    press('ArrowUp');
    expect(selected()).toEqual([rows().at(-1)]);
    press('ArrowDown');
    expect(selected()).toEqual([rows()[0]]);
  });

  test('no row is active while typing, so that screen readers echo the letters, and the selected one is after a pause', async () => {
    const { openDialog, type, press, activeRow } = renderSearch();
    await openDialog();
    type('checkbox');
    await findRow('Checkbox');
    expect(activeRow()).toBeNull();
    await waitFor(() => expect(activeRow()).toMatch(/^Checkbox/));
    type('radio');
    expect(activeRow()).toBeNull();
    await findRow('Radio button');
    press('ArrowUp');
    expect(activeRow()).toMatch(/^Mobile 2.8/);
  });

  test('Enter opens the first result, closes the dialog and remembers the search', async () => {
    const { openDialog, type, press, visited, rows } = renderSearch({ baseUrl: '/help/' });
    await openDialog();
    type('radio');
    await findRow('Radio button');
    press('Enter');
    expect(visited).toEqual(['/help/docs/survey/radio_button']);
    await closed();
    await openDialog();
    expect(rows()).toEqual(['Radio button']);
  });

  test('Enter before the answer waits for it instead of opening a result of the query before', async () => {
    const { client, openDialog, type, press, visited } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    const gates = holdAnswers(client);
    type('checkbox');
    press('Enter');
    await pause(30);
    expect(visited).toEqual([]);
    for (const open of gates) open();
    await waitFor(() => expect(visited).toEqual(['/docs/survey/checkbox']));
  });

  test('Enter in the moment after a paste waits for the rows of what was pasted', async () => {
    const { openDialog, input, visited } = renderSearch();
    await openDialog();
    for (const text of ['radio', 'checkbox']) {
      const found = visited.length + 1;
      pasteAndEnter(input(), text);
      await waitFor(() => expect(visited).toHaveLength(found));
      await closed();
      await openDialog();
    }
    expect(visited).toEqual(['/docs/survey/radio_button', '/docs/survey/checkbox']);
  });

  test('Enter in the moment after a paste never opens a row of the text before', async () => {
    const { openDialog, type, input, visited } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    pasteAndEnter(input(), 'checkbox');
    await waitFor(() => expect(visited).toEqual(['/docs/survey/checkbox']));
  });

  test('a pointer that moves over the rows takes nothing from an Enter that waits', async () => {
    const { client, openDialog, type, press, visited } = renderSearch();
    await openDialog();
    type('radio');
    const row = await findRow('Radio button');
    const gates = holdAnswers(client);
    type('checkbox');
    press('Enter');
    movePointer(row, 3);
    fireEvent.mouseLeave(row.closest('dialog [class*="panel"]') ?? row);
    for (const open of gates) open();
    await waitFor(() => expect(visited).toEqual(['/docs/survey/checkbox']));
  });

  test('Enter with Alt does nothing, with Ctrl it opens another tab and the dialog stays', async () => {
    const { openDialog, type, press, visited } = renderSearch();
    const opened: unknown[] = [];
    window.open = (...request) => {
      opened.push(request);
      return null;
    };
    await openDialog();
    type('checkbox');
    await findRow('Checkbox');
    press('Enter', { altKey: true });
    expect(opened).toEqual([]);
    press('Enter', { ctrlKey: true });
    expect(opened).toEqual([['/docs/survey/checkbox', '_blank', 'noopener']]);
    expect([visited, screen.queryByRole('dialog') === null]).toEqual([[], false]);
  });

  test('Tab leaves the rows, gives up the search under way and turns round at the end of the dialog', async () => {
    const { client, openDialog, type, press, activeRow, input } = renderSearch();
    await openDialog();
    type('checkbox');
    await findRow('Checkbox');
    press('ArrowDown');
    holdAnswers(client);
    type('checkbox radio');
    press('Tab', { shiftKey: true });
    expect(activeRow()).toBeNull();
    expect(client.abortedCount).toBeGreaterThan(0);
    expect(document.activeElement).not.toBe(input());
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    press('Tab');
    expect(document.activeElement).toBe(input());
  });

  test.each(['Enter', 'Escape', 'ArrowDown'])(
    '%s belongs to the input method while it composes a word',
    async (key) => {
      const { openDialog, type, press, visited, activeRow } = renderSearch();
      await openDialog();
      type('radio');
      await findRow('Radio button');
      press(key, { isComposing: true });
      press(key, { keyCode: 229 });
      expect([visited, activeRow(), screen.queryByRole('dialog') === null]).toEqual([[], null, false]);
    },
  );

  test('Escape closes, and so does a press on the page behind, but none inside', async () => {
    const { openDialog, input } = renderSearch();
    const dialog = await openDialog();
    fireEvent.mouseDown(input());
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.mouseDown(dialog);
    await closed();
    await openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
  });

  test('the pointer makes a row active, but not a row that scrolls under it', async () => {
    const { openDialog, type, activeRow } = renderSearch();
    await openDialog();
    type('radio');
    const row = await findRow('Quotas');
    movePointer(row, 0);
    expect(activeRow()).toBeNull();
    movePointer(row, 3);
    expect(activeRow()).toMatch(/^Quotas/);
  });
});

describe('opening a result', () => {
  test('with a plain click goes there through the router, with a modifier leaves it to the browser', async () => {
    const { openDialog, type, visited } = renderSearch();
    await openDialog();
    type('checkbox');
    const row = await findRow('Checkbox');
    expect(row.getAttribute('href')).toBe('/docs/survey/checkbox');
    fireEvent.click(row, { metaKey: true });
    expect([visited, screen.queryByRole('dialog') === null]).toEqual([[], false]);
    fireEvent.click(row);
    expect(visited).toEqual(['/docs/survey/checkbox']);
    await closed();
  });

  test('tells the page there which words led to it', async () => {
    const { openDialog, type, press } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    press('Enter');
    expect(localStorage.getItem('__DOCSEARCH_MATCHES__/docs/survey/radio_button')).toBe('["radio"]');
  });

  test('tells the site what was seen after a pause, and which rank was opened, counted from one', async () => {
    const events: SearchEvent[] = [];
    const { openDialog, type, client } = renderSearch({ onEvent: (event) => events.push(event) });
    await openDialog();
    type('radi');
    await findRow('Radio button');
    type('radio');
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]).toMatchObject({ eventType: 'view', index: 'docs', queryID: 'query-radio' });
    expect(client.asked[0]?.[0]?.clickAnalytics).toBe(true);
    fireEvent.click(await findRow('Radio button'));
    expect(events[1]).toEqual({
      eventType: 'click',
      eventName: 'Item Selected',
      index: 'docs',
      objectIDs: ['radio'],
      positions: [1],
      queryID: 'query-radio',
    });
  });
});

describe('recent and favourite searches', () => {
  test('a recent search can be saved and removed without leaving the dialog', async () => {
    const { openDialog, type, press, rows } = renderSearch();
    for (const query of ['checkbox', 'quota']) {
      await openDialog();
      type(query);
      await findRow(query === 'quota' ? 'Quotas' : 'Checkbox');
      press('Enter');
      await closed();
    }
    await openDialog();
    expect(rows()).toEqual(['QuotasSurvey settings', 'Checkbox']);
    fireEvent.click(screen.getByRole('button', { name: 'Save this search: Checkbox' }));
    expect(screen.getByRole('listbox', { name: 'Favorite' }).textContent).toBe('Checkbox');
    fireEvent.click(screen.getByRole('button', { name: 'Remove this search from history: Quotas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove this search from favorites: Checkbox' }));
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  test('nothing is stored or shown if the site does not want it', async () => {
    const { openDialog, type, press, rows } = renderSearch({ disableUserPersonalization: true });
    await openDialog();
    type('checkbox');
    await findRow('Checkbox');
    press('Enter');
    await closed();
    // The words to mark are the page's, which takes them as it opens.
    expect(takeMatches('/docs/survey/checkbox')).toEqual(['checkbox']);
    expect(localStorage.length).toBe(0);
    await openDialog();
    expect(rows()).toEqual([]);
  });
});

describe('when nothing is found', () => {
  test('the groups of earlier results are suggested, at most three, and fill the box', async () => {
    const { openDialog, type, input } = renderSearch();
    await openDialog();
    type('radio');
    await findRow('Radio button');
    type('radioxyz');
    await screen.findByText(/No results found for/);
    const suggestions = within(screen.getByRole('dialog')).getAllByRole('listitem').slice(0, 3);
    expect(suggestions.map(({ textContent }) => textContent)).toEqual(['Survey', 'Administration', 'Data transfer']);
    fireEvent.click(screen.getByRole('button', { name: 'Data transfer' }));
    expect(input().value).toBe('data transfer ');
    expect(document.activeElement).toBe(input());
  });

  test('the reader is offered places to begin, below the message, and none of them unasked', async () => {
    const start = { links: [{ label: 'Build a survey', href: '/docs/build' }], questions: [] };
    const { openDialog, type, rows, input } = renderSearch({ start });
    await openDialog();
    type('xyz');
    const message = await screen.findByText(/No results found for/);
    const list = screen.getByRole('listbox', { name: 'Start here' });
    expect(message.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rows()).toEqual(['Build a survey']);
    expect(input().getAttribute('aria-activedescendant')).toBeNull();
  });

  test('the reader can report the query, in a new tab, where the site takes reports', async () => {
    const { openDialog, type } = renderSearch({ getMissingResultsUrl: (query) => `/report?query=${query}` });
    await openDialog();
    type('xyz');
    const link = await screen.findByRole('link', { name: 'Let us know.' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/report?query=xyz', '_blank']);
  });

  test('with filters on, one click searches everything', async () => {
    const { openDialog, type } = renderSearch({ filters: SURVEY_FILTERS });
    await openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Release notes' }));
    type('checkbox');
    fireEvent.click(await screen.findByRole('button', { name: 'Search without filters' }));
    await findRow('Checkbox');
    expect(screen.getByRole('button', { name: 'Release notes' }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('when the service fails', () => {
  test('an outage is never shown as "no results"; trying again works', async () => {
    const { client, openDialog, type } = renderSearch();
    client.beforeAnswer = async () => {
      throw new SearchError('unreachable', 'The service is down.');
    };
    await openDialog();
    type('radio');
    await screen.findByText('Unable to fetch results');
    screen.getByText('You might want to check your network connection.');
    expect(screen.queryByText(/No results/)).toBeNull();
    client.beforeAnswer = async () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await findRow('Radio button');
  });

  test('a refusal does not blame the network', async () => {
    const { client, openDialog, type } = renderSearch();
    client.beforeAnswer = async () => {
      throw new SearchError('refused', '403');
    };
    await openDialog();
    type('radio');
    await screen.findByText(/did not accept this search/);
  });
});

describe('filters', () => {
  test('narrow the results, and another press on a chip widens them', async () => {
    const { openDialog, type, rows } = renderSearch({ filters: SURVEY_FILTERS });
    await openDialog();
    type('radio');
    await findRow('Radio button');
    fireEvent.click(screen.getByRole('button', { name: 'Release notes' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mobile' }));
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Mobile 2.8/)]));
    fireEvent.click(screen.getByRole('button', { name: 'Web' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Version' }), { target: { value: '1.73' } });
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Web 1.73/)]));
    fireEvent.click(screen.getByRole('button', { name: 'Release notes' }));
    await findRow('Radio button');
    expect(screen.queryByRole('button', { name: 'Web' })).toBeNull();
  });
});

function holdAnswers(client: ReturnType<typeof createFakeSearchClient>): (() => void)[] {
  const gates: (() => void)[] = [];
  client.beforeAnswer = () => new Promise((resolve) => gates.push(resolve));
  return gates;
}

/** Both within one step, before the dialog has drawn the text. */
function pasteAndEnter(field: HTMLInputElement, text: string): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

function movePointer(element: HTMLElement, distance: number): void {
  const event = createEvent.mouseMove(element);
  Object.defineProperty(event, 'movementX', { value: distance });
  Object.defineProperty(event, 'movementY', { value: 0 });
  fireEvent(element, event);
}

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function pause(milliseconds: number): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
}

/** A search that knows one related section for whatever it finds, at once or when `later` says so. */
function relatedClient(later?: (come: () => void) => void): FakeSearchClient {
  const client = createFakeSearchClient();
  const { search } = client;
  client.search = async (requests, call) => {
    const results = await search(requests, call);
    const [related] = await search([{ query: 'checkbox', indexName: 'docs', hitsPerPage: 1 }], call);
    const added = results.map((result) => ({ ...result, relatedHits: related?.hits ?? [] }));
    if (later === undefined) return added;
    later(() => call.onRelated?.(added));
    return results;
  };
  return client;
}
