import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchButton } from '../src/SearchButton.tsx';
import type { SearchOptions } from '../src/SearchOptions.ts';
import { createFakeSearchClient, type FakeSearchClient } from './fakeSearchClient.ts';

// Strict mode runs every effect twice, as a site in development does: a dialog must survive being shown, closed and shown.
configure({ reactStrictMode: true });

/** A page with a search button on it, and what a reader does there. */
export interface RenderedSearch {
  readonly client: FakeSearchClient;
  /** Addresses the site's router was sent to. */
  readonly visited: string[];
  readonly button: () => HTMLElement;
  readonly openDialog: () => Promise<HTMLElement>;
  readonly type: (query: string) => void;
  readonly press: (key: string, modifiers?: KeyboardEventInit) => void;
  readonly input: () => HTMLInputElement;
  readonly rows: () => readonly string[];
  readonly activeRow: () => string | null;
}

/** Renders a fresh page; everything of an earlier one is gone. */
export function renderSearch(options: Partial<SearchOptions> = {}, client = createFakeSearchClient()): RenderedSearch {
  cleanup();
  const visited: string[] = [];
  render(
    <SearchButton client={client} indexName={() => 'docs'} navigate={(href) => visited.push(href)} {...options} />,
  );
  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  return {
    client,
    visited,
    input,
    button: () => screen.getByRole('button', { name: /^Search( \(|$)/, hidden: true }),
    async openDialog() {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
      return screen.findByRole('dialog');
    },
    type(query) {
      fireEvent.change(input(), { target: { value: query } });
    },
    press(key, modifiers = {}) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
    },
    rows: () => allRows().map(textOf),
    activeRow() {
      const id = input().getAttribute('aria-activedescendant');
      return id === null ? null : textOf(document.getElementById(id));
    },
  };
}

/** Waits until the list shows a row that begins so. */
export async function findRow(beginning: string): Promise<HTMLElement> {
  return waitFor(() => {
    const row = allRows().find((option) => textOf(option).startsWith(beginning));
    if (row === undefined) throw new Error(`No row begins with "${beginning}".`);
    return row;
  });
}

// The options of a select have the same role.
function allRows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('dialog [role="option"]')];
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}
