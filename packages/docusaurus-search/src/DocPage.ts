import type { Line } from '@feedback-docs/answers';

/** The data of the docs plugin that search records need. */
export interface DocPage {
  id: string;
  /** Where it is written. */
  file: string;
  /** The path on the site, such as "/docs/intro". */
  path: string;
  title: string;
  description: string;
  tags: string[];
  /** Paraphrases by heading id, from the front matter's `askedAs`. */
  askedAs: Record<string, string[]>;
  /** The title above its results, unless the site says another: the first category of the sidebar that holds it. */
  group: string;
  /** What the framework calls its version in searches, such as `docs-default-current`. */
  searchTag: string;
}

/** A heading of a built page with everything below it up to the next heading. */
export interface PageSection {
  /** Levels from h1 (1) to h6 (6); list entries that are sections stand at level 3. */
  level: number;
  heading: string;
  /** Id of the heading or item; null for the part of a page under its title. */
  anchor: string | null;
  /** Prose as plain text: paragraphs, list entries, table rows and names of figures, one a line. */
  content: string;
  /** Text of the code blocks. */
  code: string;
  /** The lines of the content with what each is, and the code blocks where they stand. */
  lines: Line[];
}
