import type { DocPage } from '../content/DocPage.ts';

/** A site generator we compare ourselves with. */
export interface Peer {
  readonly name: string;
  /** Writes a project that holds these pages into an empty folder. */
  write(folder: string, pages: readonly DocPage[]): void | Promise<void>;
  /** The command that builds the project, in that folder. */
  readonly command: readonly [string, ...string[]];
  /** The built site, below that folder. */
  readonly output: string;
  /** What it keeps between builds, below that folder; a cold build is one without. */
  readonly caches: readonly string[];
}
