import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A set is used for tuning by one half and for a figure by the other. */
export type Half = 'tuning' | 'unseen';

/** What a question, or one of two in a message, should bring. */
export interface SetPart {
  /** The right sections, the best first. */
  readonly sections: readonly string[];
  readonly outcome: 'answered' | 'nearest' | 'refused';
  readonly fact?: string;
}

/** One item of bench/answers/sets, as README.md there describes it. */
export interface SetItem extends SetPart {
  readonly question?: string;
  readonly turns?: readonly string[];
  readonly parts?: readonly SetPart[];
  readonly kind?: string;
}

/** Reads a set; `pages` are sections that no page has yet. */
export function readSet(name: string): Readonly<Record<Half, readonly SetItem[]>> & {
  readonly pages?: readonly { readonly page: string; readonly askedAs: readonly string[] }[];
} {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'sets', `${name}.json`), 'utf8'));
}
