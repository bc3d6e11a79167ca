/** The files the framework generates about its routes, as far as they are split here. */
export interface GeneratedSite {
  routes: readonly GeneratedRoute[];
  /** By name: the source text of the function that loads it, the module it imports, and its chunk where that has another name, "" for none. */
  registry: Readonly<Record<string, { load: string; module: string; chunk?: string }>>;
  /** By path and hash of a route, such as "/docs/intro-058". */
  chunkNames: Readonly<Record<string, unknown>>;
  globalData: GlobalData;
}

/** A route of `routes.js`; `hash` is the second argument of its ComponentCreator. */
export interface GeneratedRoute {
  path: string;
  component: { hash: string | undefined };
  exact?: boolean;
  sidebar?: string;
  routes?: GeneratedRoute[];
}

/** The part of the docs plugin's global data that grows with the pages. */
export interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    { versions: { mainDocId: string; docs: { id: string; path: string; sidebar?: string }[] }[] }
  >;
}
