import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadGlossary } from '../../content/loadGlossary.ts';
import { profile } from '../../profile/readProfile.ts';

const { glossary: source } = profile.site;
/** As a path inside the site. */
const PATH = `/docs/${source?.page ?? ''}`;

/**
 * Hands the glossary to the pages: its terms, which are looked for once the app is there, and in a file of their own the meanings, which
 * are fetched when the first is asked for.
 */
export default function glossary({ siteDir }: LoadContext): Plugin<ReturnType<typeof loadGlossary>> {
  const files = { terms: '', meanings: '' };
  return {
    name: 'glossary',
    getPathsToWatch: () => (source === undefined ? [] : [`${siteDir}${PATH}.md`]),
    loadContent: async () => (source === undefined ? { terms: [], meanings: [] } : loadGlossary(siteDir, source)),
    contentLoaded: async ({ content: { terms, meanings }, actions }) => {
      files.terms = await actions.createData('terms.json', { path: PATH, terms });
      files.meanings = await actions.createData('meanings.json', meanings);
    },
    configureWebpack: () => ({
      resolve: { alias: { '@glossary/terms': files.terms, '@glossary/meanings': files.meanings } },
    }),
  };
}
