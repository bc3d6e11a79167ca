import { MAX_QUERY_LENGTH } from '@feedback-docs/protocol';
import type { TypingField } from './openTypingField.ts';

/** What a reader typed before the dialog was there. */
export interface TypedText {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  /** True when Enter was pressed after the last letter. */
  readonly isEntered: boolean;
}

const ENTER = 13;
/** The code of every key that an input method takes. */
const COMPOSING = 229;
/** Phones' keyboards compose all the time, so a word that has stopped growing is taken as it is. */
const COMPOSING_MS = 1000;
const COMPOSITION_EVENTS = ['compositionupdate', 'compositionend'] as const;

/**
 * Hands over what is in the typing field, null if there is none, and takes the field away: at once, or after the word that an input
 * method is composing. `receive` moves the focus. The result stops the waiting.
 */
export function handOverTyping(receive: (typed: TypedText | null) => void): () => void {
  const field = document.querySelector<TypingField>('#docsearch-typing');
  let timer: ReturnType<typeof setTimeout>;

  function handOver(): void {
    stop();
    // The focus leaves for the dialog, not because of a press elsewhere.
    if (field !== null) field.onblur = null;
    receive(field && read(field));
    field?.remove();
  }

  function wait(event?: Event): void {
    clearTimeout(timer);
    // In Safari the key that ends a word comes after the word.
    timer = setTimeout(handOver, event?.type === 'compositionend' ? 0 : COMPOSING_MS);
  }

  function stop(): void {
    clearTimeout(timer);
    for (const type of COMPOSITION_EVENTS) field?.removeEventListener(type, wait);
  }

  if (field?.lastKey === COMPOSING) {
    for (const type of COMPOSITION_EVENTS) field.addEventListener(type, wait);
    wait();
  } else handOver();
  return stop;
}

function read({ value, selectionStart, selectionEnd, lastKey }: TypingField): TypedText {
  const text = value.slice(0, MAX_QUERY_LENGTH);
  return {
    text,
    selectionStart: selectionStart ?? text.length,
    selectionEnd: selectionEnd ?? text.length,
    isEntered: lastKey === ENTER,
  };
}
