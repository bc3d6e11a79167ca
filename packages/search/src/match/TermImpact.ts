import type { RecordColumns } from '../format/RecordColumns.ts';
import { SEARCH_FIELDS } from '../format/searchFields.ts';
import { RULES } from '../rankingRules.ts';

/** The two low bits of an impact byte: the term occurs in the heading, in the page title. */
export const IN_HEADING = 1;
export const IN_PAGE = 2;
/** The greatest impact, which is the byte's other six bits. */
export const MAX_IMPACT = 63;

/**
 * Computes how strongly a term speaks for a record: BM25F over its counts per field, in six bits.
 *
 *     w = sum over fields of weight * count / (1 - b + b * length / average length)
 *     impact = w / (k1 + w)
 */
export class TermImpact {
  readonly #fields: readonly {
    weight: number;
    bits: number;
    lengths: Uint32Array;
    fixed: number;
    perWord: number;
    ends: Uint32Array;
  }[];

  constructor(records: RecordColumns) {
    this.#fields = SEARCH_FIELDS.map((field) => {
      const weight = RULES.fields[field];
      const b = field === 'content' || field === 'code' ? RULES.b.texts : RULES.b.headings;
      const lengths = records.lengths(field);
      const bits = field === 'heading' ? IN_HEADING : field === 'page' ? IN_PAGE : 0;
      // A field of average length divides a count by 1.
      const perWord = b / records.averageLength(field);
      return { weight, bits, lengths, fixed: 1 - b, perWord, ends: records.ends(field) };
    });
  }

  /** From the term's positions in the record, ascending; the first `count` of the list count. */
  fromPositions(record: number, positions: Uint32Array, count: number): number {
    let weighted = 0;
    let bits = 0;
    let at = 0;
    for (const { weight, bits: own, lengths, fixed, perWord, ends } of this.#fields) {
      const end = ends[record] ?? 0;
      const first = at;
      while (at < count && (positions[at] ?? 0) < end) at++;
      if (at === first) continue;
      weighted += (weight * (at - first)) / (fixed + perWord * (lengths[record] ?? 0));
      bits |= own;
      if (at === count) break;
    }
    return impactByte(weighted, bits);
  }

  /** From the set of fields the term stands in (bit per field) and how often in all: fields before the last count once. */
  fromFields(record: number, mask: number, count: number): number {
    let weighted = 0;
    let bits = 0;
    let left = count;
    this.#fields.forEach(({ weight, bits: own, lengths, fixed, perWord }, field) => {
      if ((mask & (1 << field)) === 0) return;
      const isLast = mask >>> (field + 1) === 0;
      const here = isLast ? Math.max(1, left) : 1;
      left -= here;
      weighted += (weight * here) / (fixed + perWord * (lengths[record] ?? 0));
      bits |= own;
    });
    return impactByte(weighted, bits);
  }
}

function impactByte(weighted: number, bits: number): number {
  return bits | (Math.round((MAX_IMPACT * weighted) / (RULES.k1 + weighted)) << 2);
}
