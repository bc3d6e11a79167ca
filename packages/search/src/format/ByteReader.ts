/** Reads what ByteWriter wrote, front to back. Reading past the end gives zeros: the lengths in the file are checked before. */
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
    const byte = this.bytes[this.at++] ?? 0;
    // Nearly all numbers take one byte; the rest is kept apart so that engines inline this.
    return byte < 128 ? byte : this.#longNumber(byte & 127);
  }

  #longNumber(low: number): number {
    let value = low;
    for (let shift = 7; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) break;
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

  /** The next `count` numbers. */
  numbers(count: number): Uint32Array {
    const values = new Uint32Array(count);
    for (let at = 0; at < count; at++) values[at] = this.number();
    return values;
  }

  /** Passes over `count` numbers without decoding them. */
  skip(count: number): void {
    for (let left = count; left > 0; this.at++) if ((this.bytes[this.at] ?? 0) < 128) left--;
  }
}
