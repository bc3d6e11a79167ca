import type { TranslationFile } from '@docusaurus/types';
import { DEFAULT_TEXTS, type Texts } from './texts.ts';

const FILE = 'texts';

type Text = Texts[keyof Texts];

/** The English texts as a file to translate: `docusaurus write-translations` writes it for each language. */
export function translationFile(): TranslationFile {
  const content = Object.entries(DEFAULT_TEXTS).map(([key, text]) => [key, { message: messageOf(text) }]);
  return { path: FILE, content: Object.fromEntries(content) };
}

/** What readers see in the language of the build, by key: `{0}`, `{1}` and `{2}` stand for what a text takes in. */
export function translatedMessages(files: readonly TranslationFile[]): Record<keyof Texts, string> {
  const content = files.find(({ path }) => path === FILE)?.content ?? {};
  const messages = Object.entries(DEFAULT_TEXTS).map(([key, text]) => [key, content[key]?.message ?? messageOf(text)]);
  return Object.fromEntries(messages);
}

/** Messages as texts of the kind that the English ones are. */
export function textsOf(messages: Readonly<Record<keyof Texts, string>>): Texts {
  const texts = Object.entries(DEFAULT_TEXTS).map(([key, text]) => {
    const message = messages[key as keyof Texts];
    if (typeof text === 'string') return [key, message];
    if (typeof text !== 'function') return [key, around(message)];
    return [
      key,
      (...slots: unknown[]) => message.replace(SLOT, (whole, index) => String(slots[Number(index)] ?? whole)),
    ];
  });
  return Object.fromEntries(texts);
}

/**
 * The same as source text for the bundler's DefinePlugin, so that pages hold the sentences themselves: no keys, no table of texts, and
 * only those that a page uses.
 */
export function textsCode(messages: Readonly<Record<keyof Texts, string>>): Record<string, string> {
  const code = Object.entries(DEFAULT_TEXTS).map(([key, text]) => {
    const message = messages[key as keyof Texts];
    if (typeof text === 'string') return [key, JSON.stringify(message)];
    if (typeof text !== 'function') return [key, JSON.stringify(around(message))];
    const template = message
      .split(SLOT)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : `\${${PARAMETERS[Number(part)]}}`));
    return [key, `((${PARAMETERS.slice(0, text.length).join()})=>\`${template.join('')}\`)`];
  });
  return Object.fromEntries(code);
}

const SLOT = /\{([0-2])\}/g;
const PARAMETERS = ['a', 'b', 'c'];

function messageOf(text: Text): string {
  if (typeof text === 'string') return text;
  return typeof text === 'function' ? (text as (...slots: string[]) => string)('{0}', '{1}', '{2}') : text.join('{0}');
}

/** The text before and after a link; a translation without a place for it has it at its end. */
function around(message: string): readonly [string, string] {
  const [before = '', ...after] = message.split('{0}');
  return [before, after.join('')];
}

function escaped(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}
