import type { SearchField } from '../format/searchFields.ts';
import type { Expansion } from './Expansion.ts';
import type { LoadedIndex } from './LoadedIndex.ts';

const TITLE_FIELDS: readonly SearchField[] = ['heading', 'page', 'path'];

/** The searched fields that attribute names refer to; headings of all levels go together. */
export function restrictedFields(attributes: readonly string[]): ReadonlySet<SearchField> {
  return new Set(
    attributes.flatMap((attribute): readonly SearchField[] => {
      if (attribute.startsWith('hierarchy')) return TITLE_FIELDS;
      return attribute === 'content' || attribute === 'code' || attribute === 'askedAs' ? [attribute] : [];
    }),
  );
}

/** The postings of an expansion that have a position in one of the fields; all of them in an index without positions. */
export function restrictExpansion(
  index: LoadedIndex,
  expansion: Expansion,
  fields: ReadonlySet<SearchField>,
): Expansion {
  const [term] = expansion.terms;
  if (term === undefined || !index.postings.hasPositions) return expansion;
  const ranges = [...fields].map((field) => ({
    starts: index.records.starts(field),
    ends: index.records.ends(field),
  }));
  const inside = new Set<number>();
  const termRecords = index.postings.term(term).records;
  index.postings.eachPositions(term, (posting, positions) => {
    const record = termRecords[posting] ?? 0;
    const isInside = ranges.some(({ starts, ends }) => {
      const from = starts[record] ?? 0;
      return positions.some((position) => position >= from && position < (ends[record] ?? 0));
    });
    if (isInside) inside.add(record);
  });
  const kept = [...expansion.records.keys()].filter((at) => inside.has(expansion.records[at] ?? -1));
  return {
    ...expansion,
    records: Uint32Array.from(kept, (at) => expansion.records[at] ?? 0),
    impacts: Uint8Array.from(kept, (at) => expansion.impacts[at] ?? 0),
  };
}
