import type { ParseFrontMatter } from '@docusaurus/types';

/** Reads a page's front matter without its `askedAs`: the search takes that from the file, and readers need not load it with the page. */
export const withoutPhrasings: ParseFrontMatter = async (params) => {
  const { frontMatter, content } = await params.defaultParseFrontMatter(params);
  const { askedAs: _phrasings, ...rest } = frontMatter;
  return { frontMatter: rest, content };
};
