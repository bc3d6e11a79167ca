import { enterText } from './enterText.ts';

/** A field that readers fill in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds. */
export interface FieldState {
  readonly value: string;
  /** False for fields that cannot be. */
  readonly isChecked: boolean;
}

/** What a field holds at present. */
export function stateOf(field: Field): FieldState {
  return { value: field.value, isChecked: field instanceof HTMLInputElement && field.checked };
}

/**
 * Changes a field again the way the reader did, so that React takes notice; one that was replaced is found by its id. `state` is what the
 * reader left in it, by default what it holds.
 */
export function replayChange(field: Field, { value, isChecked } = stateOf(field)): void {
  const current = field.isConnected ? field : document.getElementById(field.id);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (!(current instanceof HTMLInputElement)) return;
    // Taken back unseen, so that the click is a change for React too.
    current.checked = !isChecked;
    current.click();
  } else if (current !== null) {
    if (current !== field && document.activeElement === document.body) current.focus();
    enterText(current, value);
  }
}
