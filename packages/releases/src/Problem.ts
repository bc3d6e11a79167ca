/** Something wrong in a file of the content, with its place and what to do about it. */
export interface Problem {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

/** A problem of a file whose name its finder need not know. */
export type Fault = Omit<Problem, 'file'>;
