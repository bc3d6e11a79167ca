import { ByteWriter } from '../format/ByteWriter.ts';
import { TERM_BLOCK } from '../format/indexFile.ts';
import type { CollectedPostings } from './collectPostings.ts';

/** The sections that hold the words: dictionary, links from subwords to compounds, postings, and positions or else fields. */
export function writePostings(collected: CollectedPostings, withPositions: boolean) {
  const names = [...new Set([...collected.terms.keys(), ...collected.compounds.keys()])].sort(byCodeUnits);
  const gaps = new ByteWriter();
  const counts = new ByteWriter();
  const fields = new ByteWriter();
  const positions = new ByteWriter();
  const blocks = new ByteWriter();
  const streams = [gaps, counts, withPositions ? positions : fields];
  let ends = streams.map(() => 0);
  names.forEach((name, term) => {
    if (term > 0 && term % TERM_BLOCK === 0) {
      streams.forEach((stream, at) => {
        blocks.number(stream.length - (ends[at] ?? 0));
      });
      ends = streams.map(({ length }) => length);
    }
    const postings = collected.terms.get(name);
    let last = -1;
    postings?.records.forEach((record, at) => {
      const occurrences = postings.positions[at] ?? [];
      gaps.number(record - last - 1);
      last = record;
      counts.number(occurrences.length - 1);
      if (withPositions) writePositions(positions, occurrences);
      else fields.byte(fieldMask(collected, record, occurrences));
    });
  });
  return {
    dictionary: writeDictionary(collected, names),
    compounds: writeCompounds(collected, names),
    blocks: blocks.done(),
    gaps: gaps.done(),
    counts: counts.done(),
    fields: fields.done(),
    positions: positions.done(),
  };
}

/** The order of the dictionary: UTF-16 code units, the same on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sizes, then column by column: letters shared with the term before, letters that follow, how many records; then the letters. */
function writeDictionary(collected: CollectedPostings, names: readonly string[]): Uint8Array {
  const shared = names.map((name, at) => sharedLetters(name, names[at - 1] ?? ''));
  const out = new ByteWriter();
  out.number(names.length);
  out.number(names.reduce((sum, name) => sum + name.length, 0));
  for (const count of shared) out.byte(count);
  names.forEach((name, at) => {
    out.byte(name.length - (shared[at] ?? 0));
  });
  for (const name of names) out.number(collected.terms.get(name)?.records.length ?? 0);
  names.forEach((name, at) => {
    for (let letter = shared[at] ?? 0; letter < name.length; letter++) out.number(name.charCodeAt(letter));
  });
  return out.done();
}

function sharedLetters(name: string, previous: string): number {
  let shared = 0;
  while (shared < previous.length && shared < name.length && previous[shared] === name[shared]) shared++;
  return shared;
}

function writePositions(out: ByteWriter, positions: readonly number[]): void {
  let last = -1;
  for (const position of positions) {
    out.number(position - last - 1);
    last = position;
  }
}

/** The fields that hold a posting's positions, a bit each. */
function fieldMask(collected: CollectedPostings, record: number, positions: readonly number[]): number {
  let mask = 0;
  let from = 0;
  collected.spans.forEach((spans, field) => {
    const to = from + (spans[record] ?? 0);
    if (positions.some((position) => position >= from && position < to)) mask |= 1 << field;
    from = to;
  });
  return mask;
}

/** Compounds by subword, as distances between term numbers. */
function writeCompounds(collected: CollectedPostings, names: readonly string[]): Uint8Array {
  const numbers = new Map(names.map((name, number) => [name, number]));
  const links = [...collected.compounds].map(([subword, compounds]) => ({
    subword: numbers.get(subword) ?? 0,
    compounds: [...compounds].map((compound) => numbers.get(compound) ?? 0).sort((a, b) => a - b),
  }));
  links.sort((a, b) => a.subword - b.subword);
  const out = new ByteWriter();
  out.number(links.length);
  out.number(links.reduce((sum, { compounds }) => sum + compounds.length, 0));
  let lastSubword = 0;
  for (const { subword, compounds } of links) {
    out.number(subword - lastSubword);
    lastSubword = subword;
    out.number(compounds.length);
    let lastCompound = 0;
    for (const compound of compounds) {
      out.number(compound - lastCompound);
      lastCompound = compound;
    }
  }
  return out.done();
}
