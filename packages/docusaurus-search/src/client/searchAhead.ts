import type { startWorkerAhead } from './startWorkerAhead.ts';

/**
 * At the reader's first sign of interest in the search, starts the worker that searches with its first messages, and fetches some scripts
 * that the app will ask for. Written into pages as text, so it uses nothing from outside of its own body.
 */
export function searchAhead(
  startWorker: typeof startWorkerAhead,
  workerScript: string,
  messages: readonly object[],
  scripts: readonly string[],
): void {
  const SIGNS = ['pointerover', 'focusin', 'click', 'keydown'];
  for (const sign of SIGNS) addEventListener(sign, look, true);

  function look(event: Event): void {
    const { type, key, ctrlKey, metaKey, target } = event as KeyboardEvent;
    if (!(target instanceof Element)) return;
    const isShortcut =
      ctrlKey || metaKey ? /^k$/i.test(key) : key === '/' && !target.matches('input,textarea,select,[contenteditable]');
    if (type === 'keydown' ? !isShortcut : !target.closest('.DocSearch-Button')) return;
    for (const sign of SIGNS) removeEventListener(sign, look, true);
    // The app has a worker, or had one.
    if ('searchWorker' in window) return;
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    try {
      startWorker('searchWorker', workerScript, messages);
    } catch {
      // A policy of this name is there already, from an address that asks: then the app starts the worker.
    }
  }
}
