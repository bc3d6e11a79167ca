import { enterText } from './enterText.ts';

/** A field that readers fill in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Changes a field again the way the reader did, so that React takes notice; one that was replaced is found by its id. */
export function replayChange(field: Field): void {
  const current = field.isConnected ? field : document.getElementById(field.id);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (!(current instanceof HTMLInputElement)) return;
    // Taken back unseen, so that the click is a change for React too.
    current.checked = !field.checked;
    current.click();
  } else if (current !== null) {
    if (current !== field && document.activeElement === document.body) current.focus();
    enterText(current, field.value);
  }
}
