/** Everything that was measured of one site: each value, in the order of the rounds, by the name of its figure. */
export class Samples {
  readonly site: string;
  readonly #values = new Map<string, number[]>();
  /** What could not be measured, in words. */
  readonly failures: string[] = [];

  constructor(site: string) {
    this.site = site;
  }

  /** Adds a value; what is not a number is left out. */
  add(figure: string, value: number | null): void {
    if (value === null || Number.isNaN(value)) return;
    const values = this.#values.get(figure);
    if (values === undefined) this.#values.set(figure, [value]);
    else values.push(value);
  }

  of(figure: string): readonly number[] {
    return this.#values.get(figure) ?? [];
  }

  toJSON(): object {
    return { site: this.site, failures: this.failures, values: Object.fromEntries(this.#values) };
  }
}
