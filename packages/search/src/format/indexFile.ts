import { ByteWriter } from './ByteWriter.ts';

/** The sections of an index file, in file order. DESIGN.md describes what each holds. */
const SECTIONS = [
  'dictionary',
  'compounds',
  'blocks',
  'gaps',
  'counts',
  'fields',
  'positions',
  'records',
  'facets',
  'chunks',
] as const;

/** The name of a section of an index file. */
type SectionName = (typeof SECTIONS)[number];

/** The sections of an index file by name. */
export type Sections = Readonly<Record<SectionName, Uint8Array>>;

/** A file that is not an index, is cut short, was changed, or was written by another version; the message says which. */
export class IndexFileError extends Error {
  override readonly name = 'IndexFileError';
}

const MAGIC = 0x49534446; // "FDSI" in file order
const VERSION = 3;
const HEADER_WORDS = 4 + SECTIONS.length;

/** Terms per block of postings: a reader finds the start of a term's block and passes over at most 63 terms. */
export const TERM_BLOCK = 64;

/** Puts the sections into one file: magic, version, length, checksum, section lengths, sections; little-endian, padded to four bytes. */
export function packSections(sections: Sections): Uint8Array {
  const body = new ByteWriter();
  for (const name of SECTIONS) body.raw(sections[name]);
  while (body.length % 4 !== 0) body.byte(0);
  const file = new Uint8Array(HEADER_WORDS * 4 + body.length);
  file.set(body.done(), HEADER_WORDS * 4);
  const head = new DataView(file.buffer);
  const words = [MAGIC, VERSION, file.length, 0, ...SECTIONS.map((name) => sections[name].length)];
  words.forEach((word, at) => {
    head.setUint32(at * 4, word, true);
  });
  head.setUint32(12, checksum(file), true);
  return file;
}

/** The sections of an index file, not copied. Throws IndexFileError when it is not a whole index of this version. */
export function unpackSections(file: Uint8Array): Sections {
  if (file.length < HEADER_WORDS * 4) throw broken(`it has only ${file.length} bytes`);
  const head = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (head.getUint32(0, true) !== MAGIC) throw broken('it is another kind of file');
  const version = head.getUint32(4, true);
  if (version !== VERSION) throw broken(`it has format version ${version} and this engine reads ${VERSION}`);
  const length = head.getUint32(8, true);
  if (length !== file.length) throw broken(`it has ${file.length} bytes and should have ${length}`);
  if (head.getUint32(12, true) !== checksum(file)) throw broken('its checksum does not match');
  let at = HEADER_WORDS * 4;
  const entries = SECTIONS.map((name, index) => {
    const start = at;
    at += head.getUint32(16 + index * 4, true);
    return [name, file.subarray(start, at)] as const;
  });
  if (at > file.length) throw broken('its sections are longer than the file');
  return Object.fromEntries(entries) as Record<SectionName, Uint8Array>; // SECTIONS names every key
}

/** The checksum in an index file: the identity of the build, which its record chunks repeat. */
export function indexIdentity(file: Uint8Array): number {
  return new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(12, true);
}

function broken(reason: string): IndexFileError {
  return new IndexFileError(`This is not a usable search index: ${reason}. Build the index again with this version.`);
}

function checksum(file: Uint8Array): number {
  // FNV-1a over 32-bit words instead of bytes: a fraction of a millisecond per megabyte. The checksum's own word is left out.
  const aligned = file.byteOffset % 4 === 0 ? file : file.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >>> 2);
  let sum = 2166136261;
  for (let at = 0; at < 3; at++) sum = mix(sum, words[at] ?? 0);
  for (let at = 4; at < words.length; at++) sum = mix(sum, words[at] ?? 0);
  return sum >>> 0;
}

function mix(sum: number, word: number): number {
  return (Math.imul(sum ^ word, 16777619) + (sum >>> 15)) | 0;
}
