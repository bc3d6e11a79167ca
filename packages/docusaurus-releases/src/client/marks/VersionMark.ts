import type { VersionRef } from '@feedback-docs/releases';

/** One version under a heading: the first that has what the section explains. */
export interface VersionMark extends VersionRef {
  /** "Web 1.41". */
  readonly label: string;
  /** The address of the release item that brought it. */
  readonly href: string;
  /** The features it came with, in one line. */
  readonly names: string;
}
