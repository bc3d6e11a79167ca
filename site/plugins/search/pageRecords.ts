import type { Hierarchy, SearchRecord, SearchRecordType } from '@feedback-docs/protocol';
import type { Product, Release } from '@feedback-docs/releases';
import type { DocPage } from './DocPage.ts';
import { groupOf } from './groups.ts';
import type { PageSection } from './pageSections.ts';
import { sectionNames } from './sectionNames.ts';
import { sectionRank } from './sectionRank.ts';

interface PageContext {
  page: DocPage;
  sections: readonly PageSection[];
  product: Product;
  releases: readonly Release[];
  /** Position of the page's first section over the whole site. */
  position: number;
}

/** The search records of a page's sections: one for each section, or for each item on a release page. */
export function pageRecords({ page, sections, product, releases, position }: PageContext): SearchRecord[] {
  const release = releases.find((candidate) => candidate.path === page.path);
  const hierarchy: (string | null)[] = [groupOf(page.id), null, null, null, null, null, null];
  return sections.flatMap((section, index): SearchRecord[] => {
    hierarchy[section.level] = section.heading;
    hierarchy.fill(null, section.level + 1);
    if (!hasOwnText(section, release)) return [];
    const anchor = section.anchor;
    const url = anchor === null ? page.path : `${page.path}#${anchor}`;
    const record: SearchRecord = {
      objectID: url,
      type: `lvl${section.level}` as SearchRecordType,
      url,
      url_without_anchor: page.path,
      anchor,
      hierarchy: hierarchyOf(hierarchy),
      content: contentOf(section, page),
      code: section.code === '' ? null : section.code,
      askedAs: sectionNames({ page, section, product, release }),
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      platform: release?.platform ?? 'docs',
      ...(release === undefined ? {} : { version: release.version }),
      ...areaOf(section, page, product, release),
      tags: page.tags,
      weight: {
        position: position + index,
        pageRank: sectionRank({ page, section, product, release, releases }),
      },
      attributes: attributesOf(section, release),
    };
    return [record];
  });
}

/** Lists of links to other pages, and the labels above the items of a release, answer nothing by themselves. */
function hasOwnText({ anchor, level }: PageSection, release: Release | undefined): boolean {
  return anchor !== 'related-pages' && !(release !== undefined && level === 2);
}

function hierarchyOf(levels: readonly (string | null)[]): Hierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = levels;
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** The part under the title also says what the page's description says. */
function contentOf(section: PageSection, page: DocPage): string | null {
  const content = section.level === 1 ? `${page.description}\n${section.content}`.trim() : section.content;
  return content === '' ? null : content;
}

function areaOf(
  section: PageSection,
  page: DocPage,
  product: Product,
  release: Release | undefined,
): { area?: string } {
  const area =
    release?.items.find((item) => item.anchor === section.anchor)?.area ??
    product.features.find((feature) => feature.page === page.id && feature.heading === section.anchor)?.area;
  return area === undefined ? {} : { area };
}

function attributesOf(section: PageSection, release: Release | undefined): Record<string, string> {
  if (release === undefined) return { scope: 'Docs' };
  const kind = release.items.find((item) => item.anchor === section.anchor)?.kind;
  return { scope: 'Release notes', date: release.date, ...(kind === undefined ? {} : { kind }) };
}
