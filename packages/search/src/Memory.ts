/** Remembers up to `most` answers by key and starts afresh when full: enough where the same keys come again within seconds. */
export class Memory<Key, Value> {
  readonly #known = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The remembered answer, or the one that `make` gives. */
  get(key: Key, make: () => Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(key, value);
    return value;
  }
}
