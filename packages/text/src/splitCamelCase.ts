const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** The words that a name such as `radioButton` or `HTMLElement` is made of; none for a single word. */
export function splitCamelCase(name: string): string[] {
  const words = name.split(HUMP);
  return words.length === 1 ? [] : words;
}
