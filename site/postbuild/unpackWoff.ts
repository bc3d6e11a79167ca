import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The TrueType or OpenType font inside a WOFF 1 file, for programs that read no WOFF. Throws when it is another kind of file. */
export function unpackWoff(woff: Buffer): Buffer {
  const signature = woff.toString('latin1', 0, 4);
  if (signature !== 'wOFF')
    throw new Error(`The font begins with "${signature}" instead of "wOFF". Give a font in WOFF 1.`);
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const size = woff.readUInt32BE(from + 12);
    const padding = Buffer.alloc(-size & 3);
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(size, to + 12);
    parts.push(packed.length < size ? inflateSync(packed) : packed, padding);
    end += size + padding.length;
  }
  return Buffer.concat(parts);
}
