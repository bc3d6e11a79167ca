/** The site's typeface, for the script before the first paint and for the app. */
export const TYPEFACE = {
  /** As site/src/css/tokens.css names it. */
  family: 'Figtree',
  /** Where local storage keeps the address of its file, once the browser has fetched that. */
  storageKey: 'typeface',
  /** A file that comes too late is left out, and the fallback stays. */
  descriptors: { weight: '300 900', display: 'optional' },
} as const;
