import { replayChanges } from '../fields/replayChanges.ts';
import { isInIsland } from '../islands/islands.ts';
import type { EarlyEvents } from './EarlyEvents.ts';

/** The id of the field of `openTypingField`, which goes to the dialog as it is. */
const TYPING_FIELD = 'docsearch-typing';

/**
 * Does again, in order, what the reader did before the app was there: the search dialog opens over what is being typed for it, fields keep
 * what was typed or chosen, then clicks and keys reach their elements. Islands see to their own fields.
 */
export async function replayEarlyEvents(early: EarlyEvents): Promise<void> {
  early.release();
  if (document.getElementById(TYPING_FIELD) !== null) document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
  await replayChanges(
    early.changes
      .splice(0)
      .filter(
        ({ field }) => !isInIsland(field) && field.id !== TYPING_FIELD && field.dataset['keepsText'] === undefined,
      ),
  );
  const held = early.held.splice(0);
  for (const { target, key } of held) {
    target.removeAttribute('data-waiting');
    const isAnswered =
      key !== undefined &&
      !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (!isAnswered && target instanceof HTMLElement) target.click();
  }
  // From here on the app prefetches what links need.
  document.querySelector('script[type=speculationrules]')?.remove();
}
