/** A page of our documentation as a peer can show it: the same text, in Markdown that every generator knows. */
export interface DocPage {
  /** Its address on our site, without a slash at the end. */
  readonly path: string;
  readonly title: string;
  /** What the sidebar calls it. */
  readonly label: string;
  readonly description: string;
  /** Markdown without the title. Headings keep their ids as `{#id}`, notes are `:::kind[title]` as on our site. */
  readonly body: string;
}
