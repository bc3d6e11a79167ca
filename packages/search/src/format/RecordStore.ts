import { HIERARCHY_LEVELS, type SearchRecord } from '@feedback-docs/protocol';
import { ByteReader } from './ByteReader.ts';
import { IndexFileError } from './indexFile.ts';
import { lowerBound } from './lowerBound.ts';

/** Returns the text of a chunk of records by number. */
export type LoadChunk = (chunk: number) => string | Promise<string>;

/** Loads the records of hits chunk by chunk and caches the chunks used last (LRU: each miss is a read of a file or a fetch). */
export class RecordStore {
  readonly #starts: Uint32Array;
  readonly #identity: number;
  readonly #load: LoadChunk;
  readonly #maxChunks: number;
  readonly #chunks = new Map<number, Promise<readonly SearchRecord[]>>();

  constructor(table: Uint8Array, identity: number, load: LoadChunk, maxChunks: number) {
    const reader = new ByteReader(table);
    this.#starts = reader.numbers(reader.number());
    for (let at = 1; at < this.#starts.length; at++)
      this.#starts[at] = (this.#starts[at] ?? 0) + (this.#starts[at - 1] ?? 0);
    this.#identity = identity;
    this.#load = load;
    this.#maxChunks = maxChunks;
  }

  get chunkCount(): number {
    return this.#starts.length;
  }

  /** Loads a chunk ahead of what shows its records. Throws as `records` does. */
  async load(chunk: number): Promise<void> {
    await this.#chunk(chunk);
  }

  /** The records by number, in the given order. Throws IndexFileError when a chunk is broken or of another build. */
  async records(numbers: readonly number[]): Promise<readonly SearchRecord[]> {
    const located = numbers.map((number) => ({ number, chunk: this.#chunkOf(number) }));
    const chunks = new Map(located.map(({ chunk }) => [chunk, this.#chunk(chunk)]));
    return Promise.all(
      located.map(async ({ number, chunk }) => {
        const record = (await chunks.get(chunk))?.[number - (this.#starts[chunk] ?? 0)];
        if (record === undefined) throw otherBuild(chunk);
        return record;
      }),
    );
  }

  #chunk(chunk: number): Promise<readonly SearchRecord[]> {
    const known = this.#chunks.get(chunk);
    if (known !== undefined) {
      // The chunk used last goes to the end, so the first entry is the one to evict.
      this.#chunks.delete(chunk);
      this.#chunks.set(chunk, known);
      return known;
    }
    const loading = this.#read(chunk);
    this.#chunks.set(chunk, loading);
    loading.catch(() => this.#chunks.delete(chunk)); // so that the next search tries again
    const [oldest] = this.#chunks.keys();
    if (this.#chunks.size > this.#maxChunks && oldest !== undefined) this.#chunks.delete(oldest);
    return loading;
  }

  async #read(chunk: number): Promise<readonly SearchRecord[]> {
    const text = await this.#load(chunk);
    const { index, records } = parsedChunk(text, chunk);
    if (index !== this.#identity || !Array.isArray(records)) throw otherBuild(chunk);
    const broken = records.findIndex((record) => !isRecord(record));
    if (broken >= 0) throw invalidRecord(chunk, broken);
    return records;
  }

  #chunkOf(number: number): number {
    return lowerBound(this.#starts.length, (chunk) => (this.#starts[chunk] ?? 0) <= number) - 1;
  }
}

function parsedChunk(text: string, chunk: number): { index?: unknown; records?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    throw new IndexFileError(
      `Record chunk ${chunk} is not valid JSON (${text.length} characters). Build the index again.`,
    );
  }
}

/** Whether a value has what every search reads of a record. */
function isRecord(value: unknown): value is SearchRecord {
  const hierarchy = isObject(value) ? value['hierarchy'] : undefined;
  if (!isObject(value) || !isObject(hierarchy)) return false;
  const texts = [value['content'], value['code'], ...HIERARCHY_LEVELS.map((level) => hierarchy[level])];
  return typeof value['objectID'] === 'string' && texts.every((text) => text == null || typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function invalidRecord(chunk: number, record: number): IndexFileError {
  return new IndexFileError(
    `Record ${record} of chunk ${chunk} needs an objectID, a hierarchy and texts. Build the index again.`,
  );
}

function otherBuild(chunk: number): IndexFileError {
  return new IndexFileError(
    `Record chunk ${chunk} does not belong to this index. Deploy index and chunks of the same build together.`,
  );
}
