/** Gives a field a value the way typing does, so that React takes notice even when the field already shows it. */
export function enterText(field: Element, text: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React compares with the value it saw last, which this assignment clears; the prototype's setter writes past its watch.
  (field as HTMLInputElement).value = '';
  write?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
