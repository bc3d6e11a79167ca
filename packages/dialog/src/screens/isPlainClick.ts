import type { MouseEvent } from 'react';

/** Whether a click asks for this tab: main button, no modifier. Any other is the browser's to answer. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
