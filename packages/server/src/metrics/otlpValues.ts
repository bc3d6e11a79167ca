/** Names and values as attributes of OTLP. */
export function attributesOf(values: Readonly<Partial<Record<string, string | number>>>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value ?? '' },
  }));
}

/** A time in Unix milliseconds as OTLP writes it: nanoseconds in a string, because JSON's numbers are too short. */
export function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}
