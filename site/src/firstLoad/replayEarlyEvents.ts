import { isInIsland } from '../islands/islands.ts';
import type { EarlyEvents, HeldEvent } from './EarlyEvents.ts';
import { enterText } from './enterText.ts';
import { replayChanges } from './replayChanges.ts';

/** How long the search dialog may take to appear before text typed for it is given up, in milliseconds. */
const DIALOG_MS = 15_000;

/**
 * Does again, in order, what the reader did before the app was there: fields keep what was typed or chosen, then clicks and keys reach
 * their elements, and text typed after asking for the search goes into its field. Islands see to their own fields.
 */
export async function replayEarlyEvents(early: EarlyEvents): Promise<void> {
  early.release();
  await replayChanges(early.changes.splice(0).filter(({ field }) => !isInIsland(field)));
  const held = early.held.splice(0);
  for (const event of held) {
    event.target.removeAttribute('data-waiting');
    const target = find(event);
    const isAnswered = event.key !== null && target?.dispatchEvent(new KeyboardEvent('keydown', event.key)) === false;
    const isPress = /^(Enter| )?$/.test(event.key?.key ?? '');
    if (isPress && !isAnswered && target instanceof HTMLElement) target.click();
  }
  // From here on the app prefetches what links need. Not before, as elements are found again by their position.
  document.querySelector('script[type=speculationrules]')?.remove();
  if (early.typed !== '') void typeIntoDialog(early.typed);
}

function find({ target, path }: HeldEvent): Element | undefined {
  if (target.isConnected) return target;
  return path.reduce<Element | undefined>((node, position) => node?.children[position], document.body);
}

async function typeIntoDialog(text: string): Promise<void> {
  const field = await appearing('#docsearch-input');
  if (field instanceof HTMLInputElement) enterText(field, field.value + text);
}

function appearing(selector: string): Promise<Element | null> {
  return new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (found === null) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(null);
    }, DIALOG_MS);
    look();
  });
}
