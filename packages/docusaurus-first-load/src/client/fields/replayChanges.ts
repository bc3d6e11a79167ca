/** A field that readers fill in. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field as a reader left it: noted at once, since an update of the page puts back what was served. */
export interface Change {
  readonly field: Field;
  readonly value: string;
  /** Says something of checkboxes and radio buttons only. */
  readonly isChecked: boolean;
}

/**
 * The change that an event of a type at an element tells of, if any. A choice is made at its click: the browser reports the
 * change only after React has handled the click, and may have updated the page.
 */
export function changeOf(type: string, target: Element): Change | undefined {
  if (!isField(target) || type !== (isChoice(target) ? 'click' : 'input')) return undefined;
  return { field: target, value: target.value, isChecked: (target as HTMLInputElement).checked };
}

/**
 * Changes fields again the way the reader did, so that React notices; one that was replaced is found by its id. Of several changes
 * the last one counts.
 */
export async function replayChanges(changes: readonly Change[]): Promise<void> {
  for (const [index, change] of changes.entries()) {
    if (changes.slice(index + 1).some((later) => isInPlaceOf(later.field, change.field))) continue;
    replayChange(change);
    await drawn();
  }
}

/** Resolves when React has drawn what an event changed, which it does right after the code that runs. */
export function drawn(): Promise<void> {
  return Promise.resolve();
}

function replayChange({ field, value, isChecked }: Change): void {
  const current = field.isConnected ? field : document.getElementById(field.id);
  if (isChoice(field)) {
    // What the reader took back is as it was served.
    if (current === null || !isChoice(current) || isChecked === current.defaultChecked) return;
    // Taken back unseen, so that the click is a change for React too.
    current.checked = !isChecked;
    current.click();
  } else if (current !== null) {
    if (current !== field && document.activeElement === document.body) current.focus();
    enterText(current, value);
  }
}

/** Gives a field a value the way typing does, so that React notices even when the field already shows it. */
function enterText(field: Element, text: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React compares with the value it saw last, which this assignment clears; the prototype's setter writes past its watch.
  (field as HTMLInputElement).value = '';
  write?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function isField(element: Element): element is Field {
  return element.matches('input, textarea, select');
}

/** Whether a field is chosen, not filled in. */
function isChoice(field: Element): field is HTMLInputElement {
  return field.matches('[type=checkbox], [type=radio]');
}

/** Whether a field is another one, or a radio button that takes the other one's choice away. */
function isInPlaceOf(field: Field, other: Field): boolean {
  return field === other || (field.type === 'radio' && field.type === other.type && field.name === other.name);
}
