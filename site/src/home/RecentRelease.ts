import type { ItemKind } from '@feedback-docs/releases';

/** What the home page says of a release. */
export interface RecentRelease {
  title: string;
  path: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The date written out. */
  day: string;
  description: string;
  /** How many changes of each kind it has, written out, what needs action first. */
  kinds: { kind: ItemKind; label: string }[];
  items: { title: string; path: string }[];
}
