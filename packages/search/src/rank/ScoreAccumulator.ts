import type { Expansion } from '../match/Expansion.ts';
import { IN_HEADING, IN_PAGE, MAX_IMPACT } from '../match/TermImpact.ts';
import { RULES } from '../rankingRules.ts';

const MATCHES = 4;

/** One query word, ready to be added up. */
export interface ScoredWord {
  /** Strongest first. */
  readonly expansions: readonly Expansion[];
  /** What it counts for. */
  readonly weight: number;
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
  /** Number of counted words that match anywhere, and of all words that match in the heading. */
  readonly words: Uint8Array;
  readonly headingWords: Uint8Array;
  /** Weights of the words that match, less where they match by a weaker expansion: anywhere, in the heading, in heading or page title. */
  readonly coverage: Float32Array;
  readonly inHeading: Float32Array;
  readonly inTitles: Float32Array;
  /** Sums of the word being added. */
  readonly #wordScore: Float32Array;
  readonly #wordMatch: Float32Array;
  readonly #wordHeading: Float32Array;
  readonly #wordBits: Uint8Array;
  readonly #wordRecords: Uint32Array;

  constructor(records: number) {
    this.touched = new Uint32Array(records);
    this.score = new Float32Array(records);
    this.words = new Uint8Array(records);
    this.headingWords = new Uint8Array(records);
    this.coverage = new Float32Array(records);
    this.inHeading = new Float32Array(records);
    this.inTitles = new Float32Array(records);
    this.#wordScore = new Float32Array(records);
    this.#wordMatch = new Float32Array(records);
    this.#wordHeading = new Float32Array(records);
    this.#wordBits = new Uint8Array(records);
    this.#wordRecords = new Uint32Array(records);
  }

  /** Adds a word to the records that match an earlier one, and with `toAll` to all others; those outside `allowed` stay out. */
  add({ expansions, weight, isCounted }: ScoredWord, toAll: boolean, allowed?: Uint8Array): void {
    if (!toAll && this.touchedCount === 0) return;
    let count = 0;
    for (const expansion of expansions) count = this.#addExpansion(expansion, toAll, allowed, count);
    for (let at = 0; at < count; at++) this.#settle(this.#wordRecords[at] ?? 0, weight, isCounted ? 1 : 0);
  }

  /** The most counted words that any one record has. */
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

  /** The records that cover at least `min`. */
  recordsCovering(min: number): Uint32Array {
    const records = new Uint32Array(this.touchedCount);
    let count = 0;
    for (let at = 0; at < this.touchedCount; at++) {
      const record = this.touched[at] ?? 0;
      if ((this.coverage[record] ?? 0) >= min) records[count++] = record;
    }
    return records.subarray(0, count);
  }

  /** Forgets all matches. */
  clear(): void {
    for (let at = 0; at < this.touchedCount; at++) {
      const record = this.touched[at] ?? 0;
      this.score[record] = 0;
      this.words[record] = 0;
      this.headingWords[record] = 0;
      this.coverage[record] = 0;
      this.inHeading[record] = 0;
      this.inTitles[record] = 0;
    }
    this.touchedCount = 0;
  }

  /** Adds the postings of one expansion to the word's sums; returns how many records the word has so far. */
  #addExpansion(expansion: Expansion, toAll: boolean, allowed: Uint8Array | undefined, before: number): number {
    const { records, impacts, weight, isLiteral } = expansion;
    const match = isLiteral ? 1 : weight;
    const factor = weight / MAX_IMPACT;
    const scores = this.#wordScore;
    const bits = this.#wordBits;
    const wordRecords = this.#wordRecords;
    const coverages = this.coverage;
    let count = before;
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      if (!toAll && coverages[record] === 0) continue;
      if (allowed !== undefined && allowed[record] === 0) continue;
      const byte = impacts[at] ?? 0;
      const score = factor * (byte >>> 2);
      const mask = byte & (IN_HEADING | IN_PAGE);
      const known = bits[record] ?? 0;
      if (known === 0) {
        this.#wordMatch[record] = match;
        scores[record] = score;
        wordRecords[count++] = record;
      } else {
        const best = scores[record] ?? 0;
        scores[record] = score > best ? score + RULES.furtherExpansions * best : best + RULES.furtherExpansions * score;
      }
      // Expansions come strongest first, so the first one in the heading is the one that counts there.
      if ((mask & ~known & IN_HEADING) !== 0) this.#wordHeading[record] = match;
      bits[record] = known | mask | MATCHES;
    }
    return count;
  }

  /** Moves a record's match of the word into the sums over all words. */
  #settle(record: number, weight: number, counted: number): void {
    if (this.coverage[record] === 0) this.touched[this.touchedCount++] = record;
    const bits = this.#wordBits[record] ?? 0;
    const match = weight * (this.#wordMatch[record] ?? 0);
    const heading = (bits & IN_HEADING) === 0 ? 0 : weight * (this.#wordHeading[record] ?? 0);
    this.#wordBits[record] = 0;
    this.score[record] = (this.score[record] ?? 0) + weight * (this.#wordScore[record] ?? 0);
    this.words[record] = (this.words[record] ?? 0) + counted;
    this.coverage[record] = (this.coverage[record] ?? 0) + match;
    this.inHeading[record] = (this.inHeading[record] ?? 0) + heading;
    if (heading > 0) this.headingWords[record] = (this.headingWords[record] ?? 0) + 1;
    if ((bits & (IN_HEADING | IN_PAGE)) !== 0)
      this.inTitles[record] = (this.inTitles[record] ?? 0) + Math.max(heading, match);
  }
}
