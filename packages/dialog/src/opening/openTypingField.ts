/** A field that knows which key was pressed last, by its code. */
export interface TypingField extends HTMLInputElement {
  lastKey?: number;
}

/**
 * Opens a field over the search button, with the focus in it: what a reader types, corrects, pastes or composes until the dialog is
 * there goes into it, in order, by the browser's own means. It begins with `letter`, or with the text selected in the page, to be typed
 * over. Escape and a press elsewhere take it away. Returns the one that is open already, as it is.
 *
 * Also written into pages as text, for the time before the app, so it is short and uses nothing from outside of its own body.
 */
export function openTypingField(letter = ''): TypingField {
  const open = document.querySelector<TypingField>('#docsearch-typing');
  if (open) return open;
  const button = document.querySelector('.DocSearch-Button') as HTMLElement;
  const { top, right } = button.getBoundingClientRect();
  const field: TypingField = document.createElement('input');
  field.id = 'docsearch-typing';
  field.value = letter || `${getSelection()}`.replace(/\s+/g, ' ').trim();
  // The navbar may be scrolled out of sight.
  field.style.cssText = `position:fixed;top:${Math.max(top, 8)}px;right:${document.body.clientWidth - right}px;z-index:201;padding:8px;border:0;border-radius:8px;font:inherit`;
  // In a composition every key has the code 229, also the one that ends it in Safari.
  field.onkeydown = ({ keyCode }) => {
    field.lastKey = keyCode;
    if (keyCode === 27) button.focus();
  };
  field.onblur = () => {
    // A window that loses the focus keeps its active element.
    if (document.activeElement !== field) field.remove();
  };
  field.ariaLabel = 'Search';
  document.body.append(field);
  field.focus();
  if (!letter) field.select();
  return field;
}
