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

  /** The next `count` bytes, not copied. */
  take(count: number): Uint8Array {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  /** Reads `count` numbers. */
  numbers(count: number): Uint32Array {
    const values = new Uint32Array(count);
    const { bytes } = this;
    let from = this.at;
    for (let at = 0; at < count; at++) {
      // Nearly all numbers take one byte: the shortcut halves the time to open an index.
      const byte = bytes[from] ?? 0;
      if (byte < 128) {
        values[at] = byte;
        from++;
      } else {
        this.at = from;
        values[at] = this.number();
        from = this.at;
      }
    }
    this.at = from;
    return values;
  }
}
