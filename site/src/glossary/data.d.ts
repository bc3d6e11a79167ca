/** The terms of the glossary and the page that explains them (see the glossary plugin). */
declare module '@glossary/terms' {
  const data: { readonly path: string; readonly terms: readonly import('../../content/GlossaryTerm').GlossaryTerm[] };
  // biome-ignore lint/style/noDefaultExport: a JSON module has nothing but a default export.
  export default data;
}

/** What the terms mean, in their order. */
declare module '@glossary/meanings' {
  const data: readonly string[];
  // biome-ignore lint/style/noDefaultExport: a JSON module has nothing but a default export.
  export default data;
}
