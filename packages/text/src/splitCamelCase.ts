const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** The words that a name such as `radioButton` or `HTMLElement` is made of; a single word is its own only part. */
export function splitCamelCase(name: string): string[] {
  return name.split(HUMP);
}
