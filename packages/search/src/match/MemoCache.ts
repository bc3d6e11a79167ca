/**
 * Results by key, up to a total weight; when full it starts over. Enough where the same keys return within seconds and
 * a miss costs little; where a miss costs a read or a fetch, take an LRU cache. Without `weigh` each result weighs 1;
 * one that alone weighs more than `maxWeight` is not kept.
 */
export class MemoCache<Key, Value> {
  readonly #results = new Map<Key, Value>();
  readonly #maxWeight: number;
  readonly #weigh: (key: Key, value: Value) => number;
  #weight = 0;

  constructor(maxWeight: number, weigh: (key: Key, value: Value) => number = () => 1) {
    this.#maxWeight = maxWeight;
    this.#weigh = weigh;
  }

  /** The cached result, or the one that `compute` returns. */
  get(key: Key, compute: (key: Key) => Value): Value {
    const cached = this.#results.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    const weight = this.#weigh(key, value);
    if (weight > this.#maxWeight) return value;
    if (this.#weight + weight > this.#maxWeight) {
      this.#results.clear();
      this.#weight = 0;
    }
    this.#weight += weight;
    this.#results.set(key, value);
    return value;
  }
}
