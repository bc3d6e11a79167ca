import type { GlobalData } from './GeneratedSite.ts';

/** The global data without the list of docs, except each version's main doc, which links to other versions fall back to. */
export function stripGlobalData(data: GlobalData): GlobalData {
  const docs = Object.entries(data['docusaurus-plugin-content-docs'] ?? {}).map(([id, plugin]) => [
    id,
    {
      ...plugin,
      versions: plugin.versions.map((version) => ({
        ...version,
        docs: version.docs.filter((doc) => doc.id === version.mainDocId),
      })),
    },
  ]);
  return {
    ...data,
    'docusaurus-plugin-content-docs': Object.fromEntries(docs) as GlobalData['docusaurus-plugin-content-docs'] & object,
  };
}
