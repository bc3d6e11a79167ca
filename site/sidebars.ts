import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { releaseCategory } from '@feedback-docs/docusaurus-releases/content';
import { PLATFORMS } from '@feedback-docs/releases';
import { profile } from './profile/readProfile.ts';

const sidebars: SidebarsConfig = {
  docsSidebar: profile.site.sidebar.map(({ page, pages }) => (pages === undefined ? page : docCategory(page, pages))),
  versionsSidebar: [
    'versions/recent-versions',
    // A product may be on one platform only.
    ...PLATFORMS.map((platform) => releaseCategory(__dirname, platform)).filter(({ items }) => items.length > 0),
  ],
};

export default sidebars;

/** A page with the pages that go on from it. Its label is its title. */
function docCategory(id: string, items: string[]) {
  return {
    type: 'category' as const,
    label: titleOf(id),
    link: { type: 'doc' as const, id },
    collapsed: false,
    items,
  };
}

function titleOf(id: string): string {
  const source = readFileSync(join(__dirname, 'docs', `${id}.md`), 'utf8');
  const [, title] = /^title: (.+)$/m.exec(source) ?? [];
  if (title === undefined)
    throw new Error(`site/docs/${id}.md has no title in its front matter. Add one: the sidebar shows it.`);
  return title;
}
