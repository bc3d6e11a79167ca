import { splitCamelCase } from '@feedback-docs/text';

/** The words of a text without digits, apostrophes and capitals, as word vectors know them; names in camel case with the words they are made of. */
export function plainWords(text: string): string[] {
  const words = text.replace(/['’]/g, '').match(/[a-z]+/gi) ?? [];
  return words.flatMap((word) => [word, ...splitCamelCase(word)]).map((word) => word.toLowerCase());
}
