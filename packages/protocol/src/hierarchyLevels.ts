/** The seven heading levels of a record, outermost first; lvl0 is the group a result list shows above its rows. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One heading level: lvl0 is the group, lvl1 the page title, lvl2 to lvl6 the headings below it. */
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** The headings above and of one section; levels below the section are null. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;
