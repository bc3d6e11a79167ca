import type { LoadedIndex } from './LoadedIndex.ts';
import type { SearchField } from './searchFields.ts';
import type { WordForm } from './WordForm.ts';

const TITLE_FIELDS: readonly SearchField[] = ['heading', 'page', 'path'];

/** The searched fields that attribute names stand for; headings of all levels go together. */
export function restrictedFields(attributes: readonly string[]): ReadonlySet<SearchField> {
  return new Set(
    attributes.flatMap((attribute): readonly SearchField[] => {
      if (attribute.startsWith('hierarchy')) return TITLE_FIELDS;
      return attribute === 'content' || attribute === 'code' || attribute === 'askedAs' ? [attribute] : [];
    }),
  );
}

/** Keeps of a form only the postings that have a position in one of the fields. Needs an index with positions. */
export function restrictForm(index: LoadedIndex, form: WordForm, fields: ReadonlySet<SearchField>): WordForm {
  const [term] = form.terms;
  if (term === undefined || !index.postings.hasPositions) return form;
  const ranges = [...fields].map((field) => ({
    starts: index.records.starts(field),
    ends: index.records.ends(field),
  }));
  const inside = new Set<number>();
  const holders = index.postings.term(term).records;
  index.postings.eachPositions(term, (posting, positions) => {
    const record = holders[posting] ?? 0;
    const isInside = ranges.some(({ starts, ends }) => {
      const from = starts[record] ?? 0;
      return positions.some((position) => position >= from && position < (ends[record] ?? 0));
    });
    if (isInside) inside.add(record);
  });
  const kept = [...form.records.keys()].filter((at) => inside.has(form.records[at] ?? -1));
  return {
    ...form,
    records: Uint32Array.from(kept, (at) => form.records[at] ?? 0),
    impacts: Uint8Array.from(kept, (at) => form.impacts[at] ?? 0),
  };
}
