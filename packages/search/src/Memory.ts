/**
 * Remembers answers by key up to a total weight and starts afresh when full: enough where the same keys come again within
 * seconds. Without `weigh` each answer weighs 1; what alone weighs more than `most` is not remembered.
 */
export class Memory<Key, Value> {
  readonly #known = new Map<Key, Value>();
  readonly #most: number;
  readonly #weigh: (key: Key, value: Value) => number;
  #weight = 0;

  constructor(most: number, weigh: (key: Key, value: Value) => number = () => 1) {
    this.#most = most;
    this.#weigh = weigh;
  }

  /** The remembered answer, or the one that `make` gives. */
  get(key: Key, make: () => Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = make();
    const weight = this.#weigh(key, value);
    if (weight > this.#most) return value;
    if (this.#weight + weight > this.#most) {
      this.#known.clear();
      this.#weight = 0;
    }
    this.#weight += weight;
    this.#known.set(key, value);
    return value;
  }
}
