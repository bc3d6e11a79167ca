import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { DocPage } from '../DocPage.ts';

/** The title above the results of pages outside of all categories. */
const OTHER_PAGES = 'Documentation';

/** The pages of all versions of all docs plugins, in their order. Drafts and unlisted pages are left out. */
export function docPages(allContent: AllContent, { siteDir, siteConfig }: LoadContext): DocPage[] {
  const { toPath } = createAddresses({ baseUrl: siteConfig.baseUrl });
  const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap(([pluginId, content]) =>
    (content as LoadedContent).loadedVersions.flatMap((version) => {
      const groups = groupsOf(version);
      return version.docs
        .filter((doc) => !doc.unlisted && !doc.draft)
        .map((doc) => {
          const file = join(siteDir, doc.source.replace('@site/', ''));
          return {
            id: doc.id,
            file,
            path: toPath(doc.permalink).replace(/\/$/, ''),
            title: doc.title,
            description: doc.description,
            tags: doc.tags.map((tag) => tag.label.toLowerCase()),
            askedAs: readAskedAs(file),
            group: groups.get(doc.id) ?? OTHER_PAGES,
            searchTag: `docs-${pluginId}-${version.versionName}`,
          };
        });
    }),
  );
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The label of the outermost category that holds a page, by the page's id. */
function groupsOf({ sidebars }: LoadedVersion): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const visit = (item: SidebarItem, group: string) => {
    if (item.type === 'doc' || item.type === 'ref') groups.set(item.id, groups.get(item.id) ?? group);
    if (item.type !== 'category') return;
    const outermost = group === '' ? item.label : group;
    if (item.link?.type === 'doc') groups.set(item.link.id, groups.get(item.link.id) ?? outermost);
    for (const inner of item.items) visit(inner, outermost);
  };
  for (const items of Object.values(sidebars)) for (const item of items) visit(item, '');
  return new Map([...groups].filter(([, group]) => group !== ''));
}

/** From the file, as a site may leave it out of what travels with a page. Anything but lists by heading id is passed over. */
function readAskedAs(file: string): Record<string, string[]> {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  if (!frontMatter.includes('askedAs')) return {};
  const head: unknown = load(frontMatter, { schema: CORE_SCHEMA });
  const value: unknown = typeof head === 'object' && head !== null && 'askedAs' in head ? head.askedAs : undefined;
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return Object.fromEntries(entries);
}
