import type { CustomAttribute, SearchRecord } from '@feedback-docs/protocol';

/** Every value of a record that filters and facet counts can see, by attribute name. */
export function recordFacets(record: SearchRecord): Map<string, readonly string[]> {
  const facets = new Map<string, readonly string[]>([
    ['type', [record.type]],
    ['language', [record.language]],
    ['docusaurus_tag', [record.docusaurus_tag]],
    ['platform', listed(record.platform)],
    ['version', listed(record.version)],
    ['area', listed(record.area)],
    ['tags', record.tags ?? []],
    ['hierarchy.lvl0', listed(record.hierarchy.lvl0 ?? undefined)],
  ]);
  for (const [name, value] of Object.entries(record.attributes ?? {})) facets.set(name, listed(value));
  return facets;
}

function listed(value: CustomAttribute | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
}
