import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { CORE_SCHEMA, load } from 'js-yaml';

/** The data of the docs plugin that search records need. */
export interface DocPage {
  id: string;
  /** The path on the site, such as "/docs/intro". */
  path: string;
  title: string;
  description: string;
  tags: string[];
  /** Paraphrases by heading id, from the front matter. */
  askedAs: Record<string, string[]>;
}

/** The pages of the current version, in the order of the docs plugin. */
export function docPages(content: LoadedContent, { siteDir, siteConfig }: LoadContext): DocPage[] {
  const { toPath } = createAddresses({ baseUrl: siteConfig.baseUrl });
  return content.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({
      id: doc.id,
      path: toPath(doc.permalink).replace(/\/$/, ''),
      title: doc.title,
      description: doc.description,
      tags: doc.tags.map((tag) => tag.label.toLowerCase()),
      askedAs: readAskedAs(join(siteDir, doc.source.replace('@site/', ''))),
    })),
  );
}

/** From the file, as the site leaves it out of what travels with a page. The content checks hold it to its form; anything else is passed over. */
function readAskedAs(file: string): Record<string, string[]> {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const head: unknown = load(frontMatter, { schema: CORE_SCHEMA });
  const value: unknown = typeof head === 'object' && head !== null && 'askedAs' in head ? head.askedAs : undefined;
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return Object.fromEntries(entries);
}
