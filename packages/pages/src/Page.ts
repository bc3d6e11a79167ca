/** One page a reader can look for: its path on the site, its title, and one sentence about it (may be empty). */
export interface Page {
  url: string;
  title: string;
  description: string;
}
