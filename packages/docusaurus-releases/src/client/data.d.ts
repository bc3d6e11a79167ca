/** The data of /releases.json where pages are rendered at build time; empty in the browser's bundle. */
declare module '@releases/data' {
  const data: import('@feedback-docs/releases').ReleasesData;
  // biome-ignore lint/style/noDefaultExport: a JSON module has nothing but a default export.
  export default data;
}

/** A part of the theme that a site may replace. */
declare module '@theme/ExplorerActions' {
  // biome-ignore lint/style/noDefaultExport: the framework asks for it.
  export default function ExplorerActions(): import('react').ReactNode;
}
