import { splitCamelCase } from '@feedback-docs/text';

/** The words of a text without digits, apostrophes and capitals, as word vectors know them; names in camel case with the words they are made of. */
export function plainWords(text: string): string[] {
  return (text.replace(/['’]/g, '').match(/[a-z]+/gi) ?? []).flatMap((word) => {
    const parts = splitCamelCase(word);
    return (parts.length === 1 ? [word] : [word, ...parts]).map((part) => part.toLowerCase());
  });
}
