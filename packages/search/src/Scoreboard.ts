import { FURTHER_FORMS } from './rankingRules.ts';
import { IN_HEADING, IN_PAGE, MAX_IMPACT } from './TermImpact.ts';
import type { WordForm } from './WordForm.ts';
import type { WordWeight } from './wordWeights.ts';

const AS_TYPED = 4;

/** Records that match an earlier word of the query, or records that match none. */
export type Which = 'known' | 'new';

/** Sums up, record by record, how the words of a query match. Its arrays are made once and cleared only where they were used. */
export class Scoreboard {
  /** Records with at least one match, in no order; the first `touchedCount` count. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  /** Sum of the words' scores. */
  readonly score: Float32Array;
  /** Number of words that match, function words of a question not counted. */
  readonly words: Uint8Array;
  /** Weight of the words that match: anywhere, in the heading, in heading or page title, and as typed. */
  readonly weight: Float32Array;
  readonly inHeading: Float32Array;
  readonly inTitles: Float32Array;
  readonly asTyped: Float32Array;
  /** Per word, the number of each record's strongest form; only records that hold the word have a meaningful entry. */
  readonly #chosen: Uint8Array[] = [];
  readonly #best: Float32Array;
  readonly #bits: Uint8Array;
  readonly #seen: Uint32Array;

  constructor(records: number) {
    this.touched = new Uint32Array(records);
    this.score = new Float32Array(records);
    this.words = new Uint8Array(records);
    this.weight = new Float32Array(records);
    this.inHeading = new Float32Array(records);
    this.inTitles = new Float32Array(records);
    this.asTyped = new Float32Array(records);
    this.#best = new Float32Array(records);
    this.#bits = new Uint8Array(records);
    this.#seen = new Uint32Array(records);
  }

  /**
   * Adds one word: `rarity` scales its score, the weight's `coverage` is what it counts for beside other words. Records
   * outside `allowed` stay out. `which` takes only records that match an earlier word, or only those that match none.
   */
  addWord(
    word: number,
    forms: readonly WordForm[],
    rarity: number,
    weight: WordWeight,
    which: Which,
    allowed?: Uint8Array,
  ): void {
    if (which === 'known' && this.touchedCount === 0) return;
    const chosen = this.#chosen[word] ?? new Uint8Array(this.words.length);
    this.#chosen[word] = chosen;
    let seen = 0;
    forms.forEach((form, number) => {
      seen = this.#addForm(form, Math.min(number, 255), chosen, rarity, which === 'known', allowed, seen);
    });
    for (let at = 0; at < seen; at++) this.#settle(this.#seen[at] ?? 0, weight.coverage, weight.isFunctionWord ? 0 : 1);
  }

  /** The form under which a record matches a word best; the record must match it. */
  chosenForm(word: number, record: number): number {
    return this.#chosen[word]?.[record] ?? 0;
  }

  /** The most words that any one record matches. */
  mostWords(): number {
    let most = 0;
    for (let at = 0; at < this.touchedCount; at++) {
      const words = this.words[this.touched[at] ?? 0] ?? 0;
      if (words > most) most = words;
    }
    return most;
  }

  /** The most coverage that any one record has. */
  mostWeight(): number {
    let most = 0;
    for (let at = 0; at < this.touchedCount; at++) {
      const weight = this.weight[this.touched[at] ?? 0] ?? 0;
      if (weight > most) most = weight;
    }
    return most;
  }

  /** Drops the records that cover no more than `least`, and says which are left. */
  keepCovered(least: number): Uint32Array {
    let kept = 0;
    const matched = new Uint32Array(this.touchedCount);
    for (let at = 0; at < this.touchedCount; at++) {
      const record = this.touched[at] ?? 0;
      if ((this.weight[record] ?? 0) > least) matched[kept++] = record;
    }
    return matched.subarray(0, kept);
  }

  /** Forgets all matches. */
  clear(): void {
    for (let at = 0; at < this.touchedCount; at++) {
      const record = this.touched[at] ?? 0;
      this.score[record] = 0;
      this.words[record] = 0;
      this.weight[record] = 0;
      this.inHeading[record] = 0;
      this.inTitles[record] = 0;
      this.asTyped[record] = 0;
    }
    this.touchedCount = 0;
  }

  #addForm(
    form: WordForm,
    number: number,
    chosen: Uint8Array,
    rarity: number,
    wantsKnown: boolean,
    allowed: Uint8Array | undefined,
    already: number,
  ): number {
    const { records, impacts } = form;
    const factor = (rarity * form.weight) / MAX_IMPACT;
    const typed = form.isLiteral ? AS_TYPED : 0;
    const best = this.#best;
    const bits = this.#bits;
    const seenList = this.#seen;
    const weights = this.weight;
    let seen = already;
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      if ((weights[record] !== 0) !== wantsKnown) continue;
      if (allowed !== undefined && allowed[record] === 0) continue;
      const byte = impacts[at] ?? 0;
      const value = factor * (byte >>> 2);
      const mask = (byte & (IN_HEADING | IN_PAGE)) | typed;
      const known = bits[record] ?? 0;
      if (known === 0) {
        bits[record] = mask | 8;
        best[record] = value;
        chosen[record] = number;
        seenList[seen++] = record;
      } else {
        const before = best[record] ?? 0;
        bits[record] = known | mask;
        if (value > before) {
          best[record] = value + FURTHER_FORMS * before;
          chosen[record] = number;
        } else best[record] = before + FURTHER_FORMS * value;
      }
    }
    return seen;
  }

  #settle(record: number, weight: number, counts: number): void {
    if (this.weight[record] === 0) this.touched[this.touchedCount++] = record;
    const bits = this.#bits[record] ?? 0;
    this.#bits[record] = 0;
    this.score[record] = (this.score[record] ?? 0) + (this.#best[record] ?? 0);
    this.words[record] = (this.words[record] ?? 0) + counts;
    this.weight[record] = (this.weight[record] ?? 0) + weight;
    if ((bits & IN_HEADING) !== 0) this.inHeading[record] = (this.inHeading[record] ?? 0) + weight;
    if ((bits & (IN_HEADING | IN_PAGE)) !== 0) this.inTitles[record] = (this.inTitles[record] ?? 0) + weight;
    if ((bits & AS_TYPED) !== 0) this.asTyped[record] = (this.asTyped[record] ?? 0) + weight;
  }
}
