/** Changes with each index that `docusaurus start` serves. */
declare module '@generated/search-index-served/revision.json' {
  export const revision: number;
}
