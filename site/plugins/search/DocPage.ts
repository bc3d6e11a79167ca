import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** What the docs plugin knows of a page and the search records need. */
export interface DocPage {
  id: string;
  /** The address without a trailing slash, as the site writes it. */
  permalink: string;
  title: string;
  description: string;
  tags: string[];
  /** Phrasings by heading id, from the front matter. */
  askedAs: Record<string, string[]>;
}

/** The pages of the current version, in the order of the docs plugin. */
export function docPages(content: LoadedContent): DocPage[] {
  return content.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({
      id: doc.id,
      permalink: doc.permalink.replace(/\/$/, ''),
      title: doc.title,
      description: doc.description,
      tags: doc.tags.map((tag) => tag.label.toLowerCase()),
      askedAs: readAskedAs(doc.frontMatter['askedAs' as keyof typeof doc.frontMatter]),
    })),
  );
}

/** The content checks hold the front matter to its schema; what is no list of phrasings is left out here. */
function readAskedAs(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return Object.fromEntries(entries);
}
