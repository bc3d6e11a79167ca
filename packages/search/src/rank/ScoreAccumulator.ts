import type { Expansion } from '../match/Expansion.ts';
import { IN_HEADING, IN_PAGE, MAX_IMPACT } from '../match/TermImpact.ts';
import { FURTHER_EXPANSIONS } from '../rankingRules.ts';

const AS_TYPED = 4;
const MATCHES = 8;

/** One query word, ready to be added up. */
export interface ScoredWord {
  /** Its number in the query. */
  readonly word: number;
  readonly expansions: readonly Expansion[];
  /** Its inverse document frequency, times its weight. */
  readonly idf: number;
  /** What it adds to the coverage of a record. */
  readonly coverage: number;
  /** Whether it counts among the words of a record; stop words of a question do not. */
  readonly isCounted: boolean;
}

/** Sums up, record by record, how the words of a query match. Its arrays are made once and cleared only where they were used. */
export class ScoreAccumulator {
  /** Records with at least one match, in no order; the first `touchedCount` count. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  /** Sum of the words' scores. */
  readonly score: Float32Array;
  /** Number of counted words that match. */
  readonly words: Uint8Array;
  /** Coverage of the words that match: anywhere, in the heading, in heading or page title, and as typed. */
  readonly coverage: Float32Array;
  readonly inHeading: Float32Array;
  readonly inTitles: Float32Array;
  readonly asTyped: Float32Array;
  /** Per word, the number of each record's strongest expansion; only records that hold the word have a meaningful entry. */
  readonly #strongest: Uint8Array[] = [];
  /** Score, title bits and record numbers of the word being added. */
  readonly #wordScore: Float32Array;
  readonly #wordBits: Uint8Array;
  readonly #wordRecords: Uint32Array;

  constructor(records: number) {
    this.touched = new Uint32Array(records);
    this.score = new Float32Array(records);
    this.words = new Uint8Array(records);
    this.coverage = new Float32Array(records);
    this.inHeading = new Float32Array(records);
    this.inTitles = new Float32Array(records);
    this.asTyped = new Float32Array(records);
    this.#wordScore = new Float32Array(records);
    this.#wordBits = new Uint8Array(records);
    this.#wordRecords = new Uint32Array(records);
  }

  /** Adds a word to the records that match an earlier one; those outside `allowed` stay out. */
  addToMatched(word: ScoredWord, allowed?: Uint8Array): void {
    if (this.touchedCount > 0) this.#add(word, true, allowed);
  }

  /** Adds a word to the records that match no earlier one; those outside `allowed` stay out. */
  addToOthers(word: ScoredWord, allowed?: Uint8Array): void {
    this.#add(word, false, allowed);
  }

  /** The number of the expansion by which a record matches a word best; the record must match it. */
  strongestExpansion(word: number, record: number): number {
    return this.#strongest[word]?.[record] ?? 0;
  }

  /** The most words that any one record matches. */
  maxWords(): number {
    let max = 0;
    for (let at = 0; at < this.touchedCount; at++) {
      const words = this.words[this.touched[at] ?? 0] ?? 0;
      if (words > max) max = words;
    }
    return max;
  }

  /** The most coverage that any one record has. */
  maxCoverage(): number {
    let max = 0;
    for (let at = 0; at < this.touchedCount; at++) {
      const coverage = this.coverage[this.touched[at] ?? 0] ?? 0;
      if (coverage > max) max = coverage;
    }
    return max;
  }

  /** The records that cover more than `min`. */
  recordsCovering(min: number): Uint32Array {
    return this.touched.subarray(0, this.touchedCount).filter((record) => (this.coverage[record] ?? 0) > min);
  }

  /** Forgets all matches. */
  clear(): void {
    for (let at = 0; at < this.touchedCount; at++) {
      const record = this.touched[at] ?? 0;
      this.score[record] = 0;
      this.words[record] = 0;
      this.coverage[record] = 0;
      this.inHeading[record] = 0;
      this.inTitles[record] = 0;
      this.asTyped[record] = 0;
    }
    this.touchedCount = 0;
  }

  #add({ word, expansions, idf, coverage, isCounted }: ScoredWord, toMatched: boolean, allowed?: Uint8Array): void {
    const strongest = this.#strongest[word] ?? new Uint8Array(this.words.length);
    this.#strongest[word] = strongest;
    let count = 0;
    expansions.forEach((expansion, number) => {
      count = this.#addExpansion(expansion, Math.min(number, 255), strongest, idf, toMatched, allowed, count);
    });
    for (let at = 0; at < count; at++) this.#settle(this.#wordRecords[at] ?? 0, coverage, isCounted ? 1 : 0);
  }

  /** Adds the postings of one expansion to the word's scores; returns how many records the word has so far. */
  #addExpansion(
    expansion: Expansion,
    number: number,
    strongest: Uint8Array,
    idf: number,
    toMatched: boolean,
    allowed: Uint8Array | undefined,
    before: number,
  ): number {
    const { records, impacts } = expansion;
    const factor = (idf * expansion.weight) / MAX_IMPACT;
    const typed = expansion.isLiteral ? AS_TYPED : 0;
    const scores = this.#wordScore;
    const bits = this.#wordBits;
    const wordRecords = this.#wordRecords;
    const coverages = this.coverage;
    let count = before;
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      if ((coverages[record] !== 0) !== toMatched) continue;
      if (allowed !== undefined && allowed[record] === 0) continue;
      const byte = impacts[at] ?? 0;
      const score = factor * (byte >>> 2);
      const mask = (byte & (IN_HEADING | IN_PAGE)) | typed;
      const known = bits[record] ?? 0;
      if (known === 0) {
        bits[record] = mask | MATCHES;
        scores[record] = score;
        strongest[record] = number;
        wordRecords[count++] = record;
      } else {
        const best = scores[record] ?? 0;
        bits[record] = known | mask;
        if (score > best) {
          scores[record] = score + FURTHER_EXPANSIONS * best;
          strongest[record] = number;
        } else scores[record] = best + FURTHER_EXPANSIONS * score;
      }
    }
    return count;
  }

  /** Moves a record's match of the word into the sums over all words. */
  #settle(record: number, coverage: number, counted: number): void {
    if (this.coverage[record] === 0) this.touched[this.touchedCount++] = record;
    const bits = this.#wordBits[record] ?? 0;
    this.#wordBits[record] = 0;
    this.score[record] = (this.score[record] ?? 0) + (this.#wordScore[record] ?? 0);
    this.words[record] = (this.words[record] ?? 0) + counted;
    this.coverage[record] = (this.coverage[record] ?? 0) + coverage;
    if ((bits & IN_HEADING) !== 0) this.inHeading[record] = (this.inHeading[record] ?? 0) + coverage;
    if ((bits & (IN_HEADING | IN_PAGE)) !== 0) this.inTitles[record] = (this.inTitles[record] ?? 0) + coverage;
    if ((bits & AS_TYPED) !== 0) this.asTyped[record] = (this.asTyped[record] ?? 0) + coverage;
  }
}
