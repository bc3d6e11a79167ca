/**
 * Gives the field of the search page the words of the address, and the focus where there is a keyboard; once. Also written into the page
 * as text, right behind the field, so it uses nothing from outside of its own body. From then on the field keeps its text by itself.
 */
export function prepareSearchField(field: HTMLInputElement): void {
  if (field.dataset['keepsText'] !== undefined) return;
  field.dataset['keepsText'] = '';
  field.value = field.value || new URLSearchParams(location.search).get('q') || '';
  // Where there is no finger for a pointer, there is a keyboard.
  if (matchMedia('(pointer: coarse)').matches) return;
  // Says that the reader had no part in it (captureEarlyEvents).
  field.autofocus = true;
  field.focus({ preventScroll: true });
}
