// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { findRow, renderSearch } from '../test/renderSearch.tsx';
import type { AssistantPanelProps, AssistantSlot } from './assistantSlot.ts';
import { openConversations } from './storage/conversations.ts';
import { toStoredConversation } from './storage/StoredConversation.ts';

const ASSISTANT: AssistantSlot = { indexName: 'docs', load: async () => ({ AssistantPanel: EchoPanel }) };

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('with an assistant', () => {
  test('the box says so, and results still come first on Enter', async () => {
    const { openDialog, type, press, input, rows, visited } = renderSearch({ assistant: ASSISTANT });
    await openDialog();
    expect(input().placeholder).toBe('Search docs or ask AI a question');
    type('checkbox');
    await findRow('Checkbox');
    expect(rows()[0]).toBe('Ask AI: checkbox');
    expect(document.getElementById('docsearch-askAI-item-0')).not.toBeNull();
    press('Enter');
    expect(visited).toEqual(['/docs/survey/checkbox']);
  });

  test('up from the first result reaches the row that asks, and down leads back', async () => {
    const { openDialog, type, press, activeRow } = renderSearch({ assistant: ASSISTANT });
    await openDialog();
    type('checkbox');
    await findRow('Checkbox');
    press('ArrowUp');
    expect(activeRow()).toBe('Ask AI: checkbox');
    press('ArrowDown');
    expect(activeRow()).toMatch(/^Checkbox/);
  });

  test('where nothing is found the row that asks is chosen beforehand', async () => {
    const { openDialog, type, press, activeRow } = renderSearch({ assistant: ASSISTANT });
    await openDialog();
    type('close a survey xyz');
    await screen.findByText(/No results found for/);
    const asking = "Didn't find it in the docs? Ask AI to help: close a survey xyz";
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(asking);
    await waitFor(() => expect(activeRow()).toBe(asking));
    press('Enter');
    await screen.findByText('question: close a survey xyz');
  });

  test('Escape leaves the assistant first and closes the dialog next', async () => {
    const { openDialog, type, press, input } = renderSearch({ assistant: ASSISTANT });
    await openDialog();
    type('checkbox');
    fireEvent.click(await findRow('Ask AI: checkbox'));
    await screen.findByText('question: checkbox');
    screen.getByText('Back to search');
    press('Escape');
    expect([input().value, document.activeElement === input()]).toEqual(['', true]);
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('Ctrl+K closes the dialog from the assistant too', async () => {
    const { openDialog, press } = renderSearch({ assistant: ASSISTANT });
    await openDialog();
    fireEvent.click(await findRow('Ask AI a question'));
    await screen.findByText('blank');
    press('k', { ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the assistant can send its reader back with words to search for', async () => {
    const { openDialog, input } = renderSearch({ assistant: ASSISTANT });
    await openDialog();
    fireEvent.click(await findRow('Ask AI a question'));
    fireEvent.click(await screen.findByRole('button', { name: 'Search for quota' }));
    expect(input().value).toBe('quota');
    await findRow('Quotas');
  });

  test('conversations can be gone on with and removed', async () => {
    keepConversation('two', 'Which quotas are there?');
    keepConversation('one', 'How do I close a survey?');
    const { openDialog } = renderSearch({ assistant: ASSISTANT });
    await openDialog();
    const list = screen.getByRole('listbox', { name: 'Recent conversations' });
    expect(list.children).toHaveLength(2);
    fireEvent.click(
      screen.getByRole('button', { name: 'Remove this conversation from history: How do I close a survey?' }),
    );
    expect(list.textContent).toBe('Which quotas are there?');
    fireEvent.click(await findRow('Which quotas are there?'));
    await screen.findByText('conversation: two');
  });

  test('its code is fetched when the row that asks is reached, not before', async () => {
    let count = 0;
    const load = () => {
      count += 1;
      return ASSISTANT.load();
    };
    const { openDialog, type, press } = renderSearch({ assistant: { ...ASSISTANT, load } });
    await openDialog();
    type('checkbox');
    await findRow('Checkbox');
    expect(count).toBe(0);
    press('ArrowUp');
    expect(count).toBeGreaterThan(0);
  });

  test('if its code cannot be loaded the reader is told, and can try again or go back', async () => {
    let isOffline = true;
    const load = () => (isOffline ? Promise.reject(new Error('Loading chunk 7 failed.')) : ASSISTANT.load());
    const { openDialog, input } = renderSearch({ assistant: { ...ASSISTANT, load } });
    await openDialog();
    fireEvent.click(await findRow('Ask AI a question'));
    await screen.findByText(/The assistant could not be loaded/);
    fireEvent.click(screen.getByRole('button', { name: 'Back to keyword search' }));
    expect(document.activeElement).toBe(input());
    fireEvent.click(await findRow('Ask AI a question'));
    await screen.findByText(/The assistant could not be loaded/);
    isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('blank');
  });
});

describe('without an assistant', () => {
  test('nothing in the dialog mentions one', async () => {
    const { openDialog, type, input, rows } = renderSearch();
    const dialog = await openDialog();
    expect(input().placeholder).toBe('Search docs');
    type('checkbox');
    await findRow('Checkbox');
    expect(rows()).toHaveLength(1);
    expect(dialog.textContent).not.toMatch(/\bAI\b/);
  });
});

function keepConversation(id: string, question: string): void {
  const message = { id, role: 'user', parts: [{ type: 'text', text: question, state: 'done' }] } as const;
  openConversations('docs', '', false).save(toStoredConversation(id, [message]));
}

function EchoPanel({ start, searchFor }: AssistantPanelProps): ReactElement {
  return (
    <>
      <p>
        {start.kind}
        {start.kind === 'question' && `: ${start.question}`}
        {start.kind === 'conversation' && `: ${start.id}`}
      </p>
      <button type="button" onClick={() => searchFor('quota')}>
        Search for quota
      </button>
    </>
  );
}
