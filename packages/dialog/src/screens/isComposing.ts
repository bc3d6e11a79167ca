import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method that is composing a word: then it is none of ours. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the key that ended it; 229 is the code it gives that key.
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
