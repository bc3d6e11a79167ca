// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderSearch } from '../test/renderSearch.tsx';

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the search button', () => {
  test('tells its shortcut to eyes and ears alike', () => {
    const { button } = renderSearch();
    expect(button().getAttribute('aria-label')).toBe('Search (Control+k)');
    expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+k');
    expect([...button().querySelectorAll('kbd')].map((cap) => cap.getAttribute('data-cap'))).toEqual(['Ctrl', 'K']);
  });

  test('says nothing of a shortcut that is switched off', async () => {
    const { button } = renderSearch({ shortcuts: { 'Ctrl/Cmd+K': false } });
    expect(button().getAttribute('aria-label')).toBe('Search');
    expect(button().hasAttribute('aria-keyshortcuts')).toBe(false);
    expect(button().querySelector('kbd')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await expectNoDialog();
  });

  test('opens the dialog on a click, with the cursor in the box', async () => {
    const { button, input } = renderSearch();
    fireEvent.click(button());
    expect((await screen.findByRole('dialog')).getAttribute('aria-modal')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  test('warms the search up once, at the first sign of interest', async () => {
    let count = 0;
    const { button } = renderSearch({ onIntent: () => count++ });
    fireEvent.pointerEnter(button());
    fireEvent.focus(button());
    fireEvent.click(button());
    await screen.findByRole('dialog');
    expect(count).toBe(1);
  });

  test.each([
    { key: 'k', ctrlKey: true },
    { key: 'K', ctrlKey: true },
    { key: 'k', metaKey: true },
    { key: 'K', metaKey: true },
  ])('opens and closes the dialog with Ctrl or Cmd and K, caps lock or not: %o', async (combination) => {
    renderSearch();
    fireEvent.keyDown(document.body, combination);
    await screen.findByRole('dialog');
    fireEvent.keyDown(document.activeElement ?? document.body, combination);
    await expectNoDialog();
  });

  test('opens the dialog with a slash, but not while the reader writes somewhere', async () => {
    renderSearch();
    const notes = document.createElement('textarea');
    document.body.append(notes);
    fireEvent.keyDown(notes, { key: '/' });
    await expectNoDialog();
    notes.remove();
    fireEvent.keyDown(document.body, { key: '/' });
    await screen.findByRole('dialog');
  });

  test('leaves the slash alone if the site wants it so', async () => {
    renderSearch({ shortcuts: { '/': false } });
    fireEvent.keyDown(document.body, { key: '/' });
    await expectNoDialog();
  });

  test('takes what is typed on it as the start of the query', async () => {
    const { button, input } = renderSearch();
    act(() => button().focus());
    fireEvent.keyDown(button(), { key: 'r' });
    typeOn('a7');
    await screen.findByRole('dialog');
    expect(input().value).toBe('ra7');
  });

  test('takes text and corrections over from the time before the dialog is there', async () => {
    const { button, input, client } = renderSearch();
    fireEvent.click(button());
    typeOn('rado');
    (document.activeElement as HTMLInputElement).setSelectionRange(3, 3);
    typeOn('i');
    await screen.findByRole('dialog');
    expect(input().value).toBe('radio');
    await waitFor(() => expect(client.asked.at(-1)?.[0]?.query).toBe('radio'));
  });

  test('opens the first result when Enter was pressed before the dialog was there', async () => {
    const { button, press, visited } = renderSearch();
    fireEvent.click(button());
    typeOn('radio');
    press('Enter', { keyCode: 13 });
    await waitFor(() => expect(visited).toHaveLength(1));
  });

  test('forgets what was typed on Escape before the dialog is there', async () => {
    const { button, press, input, openDialog } = renderSearch();
    fireEvent.click(button());
    typeOn('radio');
    press('Escape', { keyCode: 27 });
    await expectNoDialog();
    expect(document.activeElement).toBe(button());
    await openDialog();
    expect(input().value).toBe('');
  });

  test.each([
    { key: 'c', ctrlKey: true },
    { key: 'v', metaKey: true },
    { key: 'x', altKey: true },
    { key: 'F5' },
    { key: '/' },
  ])('does not take %o for a letter', async (key) => {
    const { button } = renderSearch({ shortcuts: { '/': false } });
    act(() => button().focus());
    fireEvent.keyDown(button(), key);
    await expectNoDialog();
  });

  test('gets the focus back when the dialog closes, and does not open it again on the next letter', async () => {
    const { button, openDialog, press } = renderSearch();
    await openDialog();
    press('Escape');
    await expectNoDialog();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    fireEvent.keyDown(button(), { key: 'a' });
    await expectNoDialog();
  });

  test('opens with the text selected in the page, ready to be replaced, and searches for it at once', async () => {
    const { openDialog, input, client } = renderSearch();
    const text = document.createElement('p');
    text.textContent = 'radio button';
    document.body.append(text);
    getSelection()?.selectAllChildren(text);
    await openDialog();
    expect(input().value).toBe('radio button');
    await waitFor(() => expect([input().selectionStart, input().selectionEnd]).toEqual([0, 12]));
    await waitFor(() => expect(client.asked.at(-1)?.[0]?.query).toBe('radio button'));
    getSelection()?.removeAllRanges();
    text.remove();
  });

  test('does not open a second dialog beside another one', async () => {
    renderSearch();
    document.body.classList.add('DocSearch--active');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await expectNoDialog();
    document.body.classList.remove('DocSearch--active');
  });

  test('marks the body while the dialog is open and leaves it as it was', async () => {
    const { openDialog, press } = renderSearch();
    await openDialog();
    expect(document.body.classList.contains('DocSearch--active')).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
    press('Escape');
    await expectNoDialog();
    expect(document.body.classList.contains('DocSearch--active')).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.body.querySelector('dialog')).toBeNull();
  });
});

/** Types on where the focus is, as a browser does. */
function typeOn(letters: string): void {
  const field = document.activeElement as HTMLInputElement;
  field.setRangeText(letters, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  fireEvent.input(field);
}

async function expectNoDialog(): Promise<void> {
  // Long enough for the lazily loaded dialog to appear, if it were to.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(screen.queryByRole('dialog')).toBeNull();
}
