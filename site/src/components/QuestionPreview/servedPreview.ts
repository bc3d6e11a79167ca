/** What stands in the page already, which hydration leaves alone; the server's build has servedPreview.server.tsx instead. */
export function servedPreview(_kind: string, _id: string): { __html: string } {
  return { __html: '' };
}
