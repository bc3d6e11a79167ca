import { ByteWriter } from './ByteWriter.ts';
import type { CollectedPostings, TermPostings } from './collectPostings.ts';
import { FIELD_RULES, SATURATION } from './rankingRules.ts';
import { SEARCH_FIELDS } from './searchFields.ts';

/** Postings per block of a term's positions; a block's byte length is stored so that a reader can skip it. */
export const POSITION_BLOCK = 64;
/** Impact levels: six bits. */
export const MAX_IMPACT = 63;
/** Bits of an impact byte below the impact: the word stands in the heading, in the page title. */
export const IN_HEADING = 1;
export const IN_PAGE = 2;

/** The sections that hold the words: dictionary, links from parts to joined names, postings, positions. */
export function writePostings(collected: CollectedPostings, withPositions: boolean) {
  const names = [...new Set([...collected.terms.keys(), ...collected.parts.keys()])].sort(byCodeUnits);
  const average = collected.lengths.map(
    (lengths) => lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1,
  );
  const dictionary = new ByteWriter();
  const gaps = new ByteWriter();
  const impacts = new ByteWriter();
  const positionLengths = new ByteWriter();
  const positions = new ByteWriter();
  dictionary.number(names.length);
  dictionary.number(names.reduce((sum, name) => sum + name.length, 0));
  let previous = '';
  for (const name of names) {
    const postings = collected.terms.get(name) ?? { records: [], positions: [] };
    writeTerm(dictionary, name, previous);
    dictionary.number(postings.records.length);
    previous = name;
    writeGaps(gaps, postings.records);
    postings.records.forEach((record, at) => {
      impacts.byte(impact(collected, average, record, postings.positions[at] ?? []));
    });
    if (withPositions) {
      const start = positions.length;
      writePositions(positions, postings);
      positionLengths.number(positions.length - start);
    }
  }
  return {
    dictionary: dictionary.done(),
    parts: writeParts(collected, names),
    gaps: gaps.done(),
    impacts: impacts.done(),
    positionLengths: positionLengths.done(),
    positions: positions.done(),
  };
}

/** The order of the dictionary: UTF-16 code units, the same on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function writeTerm(dictionary: ByteWriter, name: string, previous: string): void {
  let shared = 0;
  while (shared < previous.length && shared < name.length && previous[shared] === name[shared]) shared++;
  dictionary.byte(shared);
  dictionary.text(name.slice(shared));
}

function writeGaps(gaps: ByteWriter, records: readonly number[]): void {
  let last = -1;
  for (const record of records) {
    gaps.number(record - last - 1);
    last = record;
  }
}

/** BM25F term weight of one posting, saturated to six bits, with the bits that say where the word stands. */
function impact(
  collected: CollectedPostings,
  average: readonly number[],
  record: number,
  positions: readonly number[],
): number {
  let weighted = 0;
  let bits = 0;
  let from = 0;
  SEARCH_FIELDS.forEach((field, at) => {
    const to = from + (collected.spans[at]?.[record] ?? 0);
    let count = 0;
    for (const position of positions) if (position >= from && position < to) count++;
    from = to;
    if (count === 0) return;
    const { weight, dilution } = FIELD_RULES[field];
    const length = collected.lengths[at]?.[record] ?? 0;
    weighted += (weight * count) / (1 - dilution + (dilution * length) / (average[at] ?? 1));
    if (field === 'heading') bits |= IN_HEADING;
    if (field === 'page') bits |= IN_PAGE;
  });
  return bits | (Math.round((MAX_IMPACT * weighted) / (SATURATION + weighted)) << 2);
}

/** Positions of one term: lengths of all blocks but the last, then per posting its gaps, doubled, plus one when more follow. */
function writePositions(out: ByteWriter, postings: TermPostings): void {
  const block = new ByteWriter();
  const ends: number[] = [];
  postings.positions.forEach((positions, at) => {
    if (at > 0 && at % POSITION_BLOCK === 0) ends.push(block.length);
    let last = -1;
    positions.forEach((position, index) => {
      block.number((position - last - 1) * 2 + (index < positions.length - 1 ? 1 : 0));
      last = position;
    });
  });
  ends.forEach((end, at) => {
    out.number(end - (ends[at - 1] ?? 0));
  });
  out.raw(block.done());
}

function writeParts(collected: CollectedPostings, names: readonly string[]): Uint8Array {
  const numbers = new Map(names.map((name, number) => [name, number]));
  const out = new ByteWriter();
  const parts = [...collected.parts].map(([part, wholes]) => ({
    part: numbers.get(part) ?? 0,
    wholes: [...wholes].map((whole) => numbers.get(whole) ?? 0).sort((a, b) => a - b),
  }));
  parts.sort((a, b) => a.part - b.part);
  out.number(parts.length);
  out.number(parts.reduce((sum, { wholes }) => sum + wholes.length, 0));
  let lastPart = 0;
  for (const { part, wholes } of parts) {
    out.number(part - lastPart);
    lastPart = part;
    out.number(wholes.length);
    let lastWhole = 0;
    for (const whole of wholes) {
      out.number(whole - lastWhole);
      lastWhole = whole;
    }
  }
  return out.done();
}
