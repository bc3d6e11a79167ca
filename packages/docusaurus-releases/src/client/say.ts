/**
 * A text with what it takes in. The bundler puts a text into the place of its name, but where a text is called by its name it would put
 * all of them there.
 */
export function say<Slots extends unknown[]>(text: (...slots: Slots) => string, ...slots: Slots): string {
  return text(...slots);
}
