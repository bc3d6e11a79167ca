import { fileURLToPath } from 'node:url';
import { openTypingField } from '@feedback-docs/dialog/openTypingField';
import { type FirstLoadOptions, PARTS } from '@feedback-docs/docusaurus-first-load';

/**
 * Whether the reader has chosen a version, is to be told what is new since they last looked, comes from a search whose words are to be marked, or is under an address that leads nowhere,
 * for which the built page cannot search.
 */
const needsApp = () =>
  document.querySelector('#not-found-search') ||
  ['my-version', `last-look${location.pathname}`, `__DOCSEARCH_MATCHES__${location.pathname}`].some(
    (key) => key in localStorage,
  );

/**
 * How pages of this site arrive, without the parts that KEEP_FRAMEWORK_FILES names, separated by commas. Throws with the parts there are
 * when one is unknown.
 */
export function firstLoadOptions(environment: NodeJS.ProcessEnv): FirstLoadOptions {
  const kept = (environment['KEEP_FRAMEWORK_FILES'] ?? '').split(',').filter((part) => part !== '');
  const own = { id: 'colour-mode' };
  const known = [...PARTS, own.id];
  for (const part of kept)
    if (!known.includes(part))
      throw new Error(`KEEP_FRAMEWORK_FILES names "${part}". It may name ${known.join(', ')}, separated by commas.`);
  return {
    parts: Object.fromEntries(PARTS.filter((part) => kept.includes(part)).map((part) => [part, false])),
    replacements: kept.includes(own.id)
      ? []
      : [
          {
            ...own,
            module: '@docusaurus/theme-common/lib/contexts/colorMode.js',
            by: fileURLToPath(new URL('src/colorMode/ColorModeProvider.tsx', import.meta.url)),
            inDevelopment: true,
            why: 'A stored choice of "system" follows the system; before a choice the site is light.',
            earns: 'behaviour',
          },
        ],
    ignorePatterns: ['search*', 'mcp'],
    needsApp,
    // Code gets its colours at build time, and there is no blog.
    buildOnlyThemeConfig: ['blog', 'prism'],
    openSearch: openTypingField,
    // After the redirects and scripts that postbuild/ adds.
    completesPages: false,
  };
}
