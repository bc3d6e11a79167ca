import type { TranslationFile } from '@docusaurus/types';
import { DEFAULT_TEXTS } from '@feedback-docs/dialog/texts';

const FILE = 'texts';

/** The dialog's English texts as a file to translate: `docusaurus write-translations` writes it for each language. */
export function translationFile(): TranslationFile {
  return {
    path: FILE,
    content: Object.fromEntries(
      Object.entries(DEFAULT_TEXTS).map(([key, text]) => [key, { message: messageOf(text) }]),
    ),
  };
}

/** The texts that are translated, by key; readers in English load none. */
export function translatedTexts(files: readonly TranslationFile[]): Record<string, string> {
  const content = files.find(({ path }) => path === FILE)?.content ?? {};
  return Object.fromEntries(
    Object.entries(DEFAULT_TEXTS).flatMap(([key, text]) => {
      const message = content[key]?.message;
      return message === undefined || message === messageOf(text) ? [] : [[key, message]];
    }),
  );
}

/** A text has {0} and {1} where it takes something in. */
function messageOf(text: string | ((first: never, second: never) => string)): string {
  return typeof text === 'string' ? text : text('{0}' as never, '{1}' as never);
}
