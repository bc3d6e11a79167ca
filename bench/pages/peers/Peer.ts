import type { DocPage } from '../content/DocPage.ts';

/** A site generator we compare ourselves with. */
export interface Peer {
  readonly name: string;
  /** The files of a project that holds these pages: what they say, by path. */
  project(pages: readonly DocPage[]): Readonly<Record<string, string>>;
  /** The command that builds the project, in that folder. */
  readonly command: readonly [string, ...string[]];
  /** The built site, below that folder. */
  readonly output: string;
  /** What it keeps between builds, below that folder; a cold build is one without. */
  readonly caches: readonly string[];
}
