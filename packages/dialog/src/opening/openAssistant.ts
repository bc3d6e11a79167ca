import type { AssistantStart } from '../assistantSlot.ts';

let waiting: AssistantStart | null = null;
let answer: ((start: AssistantStart) => void) | null = null;

/** Opens the page's search dialog in AI mode from anywhere on the page; as soon as there is a search button, if there is none yet. */
export function openAssistant(start: AssistantStart): void {
  if (answer === null) waiting = start;
  else answer(start);
}

/** Answers `openAssistant` from now on, and what was asked before; the result ends it. Used by the search button. */
export function handleOpenAssistant(open: (start: AssistantStart) => void): () => void {
  answer = open;
  if (waiting !== null) open(waiting);
  waiting = null;
  return () => {
    if (answer === open) answer = null;
  };
}
