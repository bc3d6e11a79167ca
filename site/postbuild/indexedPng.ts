import { constants, crc32, deflateSync } from 'node:zlib';

/** A picture; four bytes of each pixel, row by row: red, green, blue and how opaque it is. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MAX_COLORS = 256;
/** Looking only for repeated bytes takes a fourth of the usual time, for a fifth more: enough for a file that each network fetches once. */
const COMPRESSION = { level: 3, strategy: constants.Z_RLE };
const BITS = 8;
const INDEXED = 3;

/**
 * A PNG (W3C, third edition) with a table of its colours, in a third of the time that four bytes for each pixel take, and
 * smaller. Throws a RangeError for a picture of more than 256 colours, or one that is transparent anywhere.
 */
export function indexedPng({ width, height, pixels }: Picture): Buffer {
  // Whole numbers of 32 bits, in whatever order of bytes: they only tell colours apart.
  const aligned = pixels.byteOffset % Int32Array.BYTES_PER_ELEMENT === 0 ? pixels : Uint8Array.from(pixels);
  const colours = new Int32Array(aligned.buffer, aligned.byteOffset, width * height);
  const indices = new Map<number, number>();
  const table: number[] = [];
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  const bytesOf = (row: number) => pixels.subarray(4 * width * row, 4 * width * (row + 1));
  for (let row = 0; row < height; row++) {
    const start = row * width;
    const target = row * (width + 1) + 1;
    // Most of a card is plain rows like the one before.
    if (row > 0 && Buffer.compare(bytesOf(row - 1), bytesOf(row)) === 0) {
      rows.copyWithin(target, target - width - 1, target - 1);
      continue;
    }
    for (let from = 0, to = 0; from < width; from = to) {
      const colour = colours[start + from] as number;
      while (to < width && colours[start + to] === colour) to++;
      const index = indices.get(colour) ?? indices.size;
      if (index === indices.size) {
        indices.set(colour, index);
        table.push(...opaqueColour(pixels.subarray(4 * (start + from), 4 * (start + from) + 4)));
      }
      rows.fill(index, target + from, target + to);
    }
  }
  if (indices.size > MAX_COLORS) throw new RangeError(`The picture has more than ${MAX_COLORS} colours.`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(BITS, 8);
  header.writeUInt8(INDEXED, 9);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(table)),
    chunk('IDAT', deflateSync(rows, COMPRESSION)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function opaqueColour([red = 0, green = 0, blue = 0, opacity]: Uint8Array): [number, number, number] {
  if (opacity !== 255) throw new RangeError('A picture with a table of colours must not be transparent here.');
  return [red, green, blue];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
