import { all } from 'lowlight';
import type { Options } from 'rehype-highlight';

/**
 * Code is coloured at build time, so no highlighter reaches the reader: every grammar that lowlight has (about 190 languages),
 * classes only, no guessing for blocks that name no language.
 */
export const highlightOptions: Options = {
  languages: all,
  detect: false,
  plainText: ['text', 'txt', 'plain'],
  aliases: { bash: ['console'], xml: ['html', 'svg'], javascript: ['jsx'], typescript: ['tsx'], ini: ['toml', 'env'] },
};
