/** The head tags for a font provider's stylesheet; none where the font is served from the site itself. */
export function fontTags({ stylesheetUrl, family }: { stylesheetUrl: string; family: string }) {
  if (stylesheetUrl === '') return [];
  return [
    {
      tagName: 'link',
      attributes: { rel: 'preconnect', href: new URL(stylesheetUrl).origin, crossorigin: 'anonymous' },
    },
    // With CORS: pages embed nothing that does not agree to it (Cross-Origin-Embedder-Policy).
    { tagName: 'link', attributes: { rel: 'stylesheet', href: stylesheetUrl, crossorigin: 'anonymous' } },
    {
      tagName: 'style',
      attributes: {},
      innerHTML: `html:root{--font:'${family}',system-ui,sans-serif}`,
    },
  ];
}
