import type { Hierarchy, HierarchyLevel } from './hierarchyLevels.ts';

/** What a row shows as its title: a heading level, or the text itself. */
export type SearchRecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** A value of an attribute that a site adds to its records: it can be filtered on and comes back in the hit. */
export type CustomAttribute = string | number | boolean | readonly string[];

/** One searchable section of a page, as the site's build writes it and the engine indexes it. */
export interface SearchRecord {
  /** Unique in its index and stable between builds: favourites and events refer to it. */
  readonly objectID: string;
  readonly type: SearchRecordType;
  /** Address with anchor; `distinct` groups by `url_without_anchor`. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly hierarchy: Hierarchy;
  /** Prose of the section as plain text, never markup. */
  readonly content: string | null;
  /** Text of the section's code blocks; ranked below prose. */
  readonly code?: string | null;
  /** Questions and other names under which readers look for this section; searched, never shown. */
  readonly askedAs?: readonly string[];
  readonly language: string;
  readonly docusaurus_tag: string;
  /** 'docs', or the product platform of a release note such as 'web' or 'mobile'. */
  readonly platform?: string;
  /** Product version of a release note, such as '1.74'. */
  readonly version?: string;
  /** Part of the product the page is about, such as 'reports'. */
  readonly area?: string;
  readonly tags?: readonly string[];
  readonly weight: SearchRecordWeight;
  /** Further filterable values of the site's own; each becomes a top-level attribute of the hit. */
  readonly attributes?: Readonly<Record<string, CustomAttribute>>;
}

/** What decides between records that match a query equally well. */
export interface SearchRecordWeight {
  /** Place of the section in reading order over the whole site, from 0: the earlier one wins a tie. */
  readonly position: number;
  /** Importance of the page from -10 to 10, default 0; a point is worth less than any difference in matched words. */
  readonly pageRank?: number;
}
