import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Caches files that take long to make, in a folder, by a hash of their input, for as long as builds use them. */
export class FileCache {
  /** Number of cache misses. */
  made = 0;
  readonly #folder: string;
  /** The paths of the files this build uses, by name. */
  readonly #used = new Map<string, Promise<string>>();

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  /** The path of the file made from this input; `ending` distinguishes several files made from the same input. */
  pathOf(from: string | Buffer, ending: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    const name = `${createHash('sha256').update(from).digest('hex').slice(0, 32)}${ending}`;
    const path = this.#used.get(name) ?? this.#find(join(this.#folder, name), make);
    this.#used.set(name, path);
    return path;
  }

  async #find(path: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    if (existsSync(path)) return path;
    this.made++;
    // Under another name until it is whole, so that a build that is stopped leaves no half of it.
    const part = `${path}.${process.pid}`;
    await writeFile(part, await make());
    await rename(part, path);
    return path;
  }

  /** Removes what this build did not use. */
  removeUnused(): void {
    for (const name of readdirSync(this.#folder)) if (!this.#used.has(name)) rmSync(join(this.#folder, name));
  }
}
