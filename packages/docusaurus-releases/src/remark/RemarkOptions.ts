/** Where the steps that write into pages find releases and features. */
export interface RemarkOptions {
  /** The folder of the site's configuration. */
  readonly siteDir: string;
  /** The file that describes the product, from there. */
  readonly product?: string | undefined;
}
