import type { Root } from 'hast';
import type { VFile } from 'vfile';

type Highlight = (tree: Root, file: VFile) => void;

let loading: Promise<Highlight> | undefined;

/**
 * Colours code at build time, so no highlighter reaches the reader. The grammars load in a third of a second, so only when a page is
 * read that was not kept by an earlier build.
 */
export function rehypeHighlightCode(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    loading ??= loadHighlight();
    const highlight = await loading;
    highlight(tree, file);
  };
}

/** Every grammar that lowlight has (about 190 languages), classes only, no guessing for blocks that name no language. */
async function loadHighlight(): Promise<Highlight> {
  const [{ default: rehypeHighlight }, { all }] = await Promise.all([import('rehype-highlight'), import('lowlight')]);
  return rehypeHighlight({
    languages: all,
    detect: false,
    plainText: ['text', 'txt', 'plain'],
    aliases: {
      bash: ['console'],
      xml: ['html', 'svg'],
      javascript: ['jsx'],
      typescript: ['tsx'],
      ini: ['toml', 'env'],
    },
  });
}
