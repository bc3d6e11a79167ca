import { readFileSync } from 'node:fs';

/** What a question of the gold set is there to show. */
export type GoldKind = 'answerable' | 'version' | 'multi-turn' | 'near-miss' | 'off-topic' | 'attack';

/** One question, or a conversation whose last turn counts, with what a right answer holds. */
export interface GoldQuestion {
  readonly id: string;
  readonly kind: GoldKind;
  readonly turns: readonly string[];
  /** "tune": its outcome has been looked at while the assistant was made; "test": never. */
  readonly half?: 'tune' | 'test';
  readonly expected: {
    /** Sections of which one must be cited; an address without an anchor stands for the whole page. */
    readonly anchors?: readonly string[];
    /** Words that the answer must hold; alternatives are separated by "|". */
    readonly facts?: readonly string[];
    /** Words that make a version answer exact: all of them, or the facts when there are none. */
    readonly exact?: readonly string[];
    readonly refusal?: boolean;
  };
}

/** Reads a question file. */
export function readQuestions(path: string): GoldQuestion[] {
  return JSON.parse(readFileSync(path, 'utf8')) as GoldQuestion[];
}
