import type { LoadContext, Plugin } from '@docusaurus/types';
import { GLOSSARY_PATH, loadGlossary } from '../../content/loadGlossary.ts';

/**
 * Hands the glossary to the pages: its terms, which are looked for once the app is there, and in a file of their own the meanings, which
 * are fetched when the first is asked for.
 */
export default function glossary({ siteDir }: LoadContext): Plugin<ReturnType<typeof loadGlossary>> {
  const files = { terms: '', meanings: '' };
  return {
    name: 'glossary',
    getPathsToWatch: () => [`${siteDir}${GLOSSARY_PATH}.md`],
    loadContent: async () => loadGlossary(siteDir),
    contentLoaded: async ({ content: { terms, meanings }, actions }) => {
      files.terms = await actions.createData('terms.json', { path: GLOSSARY_PATH, terms });
      files.meanings = await actions.createData('meanings.json', meanings);
    },
    configureWebpack: () => ({
      resolve: { alias: { '@glossary/terms': files.terms, '@glossary/meanings': files.meanings } },
    }),
  };
}
