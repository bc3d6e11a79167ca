/** Reads what ByteWriter wrote, front to back. Reading past the end gives zeros; the file's length table is checked before. */
export class ByteReader {
  readonly bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  number(): number {
    let value = this.byte();
    if (value < 128) return value;
    value &= 127;
    for (let shift = 7; shift < 35; shift += 7) {
      const next = this.byte();
      value |= (next & 127) << shift;
      if (next < 128) break;
    }
    return value >>> 0;
  }

  text(): string {
    let value = '';
    for (let left = this.number(); left > 0; left--) value += String.fromCharCode(this.number());
    return value;
  }

  /** Reads `count` numbers. */
  numbers(count: number): Uint32Array {
    const values = new Uint32Array(count);
    for (let at = 0; at < count; at++) values[at] = this.number();
    return values;
  }
}
