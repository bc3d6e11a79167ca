/** What the home page says of a release. */
export interface RecentRelease {
  title: string;
  path: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The date written out. */
  day: string;
  description: string;
  items: { title: string; path: string }[];
}
