/** The name with which a text begins, not merely its first letters. */
export function nameAtStart<Name extends { readonly text: string }>(
  text: string,
  names: readonly Name[],
): Name | undefined {
  return names.find((name) => text.startsWith(name.text) && !/^\p{L}/u.test(text.slice(name.text.length)));
}
