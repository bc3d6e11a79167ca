/** The Markdown form of a page, ready to be written: one file, or several for a long page. */
export interface Twin {
  /** The path of the page, such as "/docs/intro". */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The names of its sections. */
  readonly outline: readonly string[];
  readonly files: readonly TwinFile[];
}

/** One file of a twin: its path inside the site and its text. */
interface TwinFile {
  readonly path: string;
  readonly text: string;
}
