import type { Hierarchy, SearchRecord, SearchRecordType } from '@feedback-docs/protocol';
import type { DocPage, PageSection } from '../DocPage.ts';
import type { PageDescriptions, SectionFacts } from '../SearchPluginOptions.ts';

interface PageContext {
  page: DocPage;
  sections: readonly PageSection[];
  descriptions: Pick<PageDescriptions, 'groupOf' | 'describeSection'>;
  /** The language of the build, such as `en`. */
  language: string;
  /** Position of the page's first section over the whole site. */
  position: number;
}

/** A record with the section it was made of and what the site knows of it. */
export interface MadeRecord {
  readonly record: SearchRecord;
  readonly section: PageSection;
  readonly facts: SectionFacts;
}

/** The search records of a page: one for each of its sections. */
export function pageRecords({ page, sections, descriptions, language, position }: PageContext): MadeRecord[] {
  const { groupOf = ({ group }) => group, describeSection } = descriptions;
  const hierarchy: (string | null)[] = [groupOf(page), null, null, null, null, null, null];
  return sections.flatMap((section, index): MadeRecord[] => {
    hierarchy[section.level] = section.heading;
    hierarchy.fill(null, section.level + 1);
    const facts = describeSection === undefined ? {} : describeSection({ ...section, page });
    if (facts === null) return [];
    const { platform = 'docs', version, area, attributes = {}, rank = 0, names = [] } = facts;
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
      askedAs: [...ownNames(page, anchor), ...names],
      language,
      docusaurus_tag: page.searchTag,
      platform,
      ...(version === undefined ? {} : { version }),
      ...(area === undefined ? {} : { area }),
      tags: page.tags,
      weight: { position: position + index, pageRank: rank },
      attributes,
    };
    return [{ record, section, facts }];
  });
}

/** The paraphrases of the front matter. A page is also found by its file name, as readers who know it by its address search for that. */
function ownNames({ id, askedAs }: DocPage, anchor: string | null): readonly string[] {
  if (anchor !== null) return (Object.hasOwn(askedAs, anchor) && askedAs[anchor]) || [];
  return [id.split('/').at(-1)?.replaceAll('_', ' ') ?? ''];
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
