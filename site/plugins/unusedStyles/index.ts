import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { extendCacheVersion } from '../extendCacheVersion.ts';
import { dropUnusedRules, dropUnusedVariables, wordsIn } from './dropUnusedRules.ts';

const STYLESHEET = 'node_modules/infima/dist/css/default/default.css';

/** Where the class names of Infima may stand: the classic theme, and all of ours that makes pages. */
const SOURCES = [
  'node_modules/@docusaurus/theme-{classic,common}/lib/**/*.js',
  'packages/{dialog,docusaurus-*}/src/**/*.{ts,tsx,css}',
  'site/{docs,plugins,product,src}/**/*.{ts,tsx,css,md,mdx,yaml}',
];

/** Where its variables may be read beside these. */
const STYLES = ['node_modules/@docusaurus/theme-{classic,common}/lib/**/*.css'];

/**
 * Leaves out what Infima has for components and distances that no page uses, and the variables that nothing reads: 2 kB of
 * brotli in the stylesheet. A class or variable that a page begins to use is back with the next build.
 */
export default function unusedStyles({ siteDir }: LoadContext): Plugin {
  const root = join(siteDir, '..');
  const words = wordsIn(SOURCES, root);
  const infima = [...wordsIn([STYLESHEET], root)];
  const classes = new Set(infima.filter((name) => words.has(name)));
  const styles = wordsIn(STYLES, root);
  const variables = new Set(infima.filter((name) => name.startsWith('--') && (words.has(name) || styles.has(name))));
  return {
    name: 'unused-styles',
    configurePostCss: (postCss) => ({ ...postCss, plugins: [...postCss.plugins, forInfima(classes, variables)] }),
    configureWebpack: (config) => {
      extendCacheVersion(config, hashOf([...classes, ...variables]));
      return {};
    },
  };
}

function forInfima(classes: ReadonlySet<string>, variables: ReadonlySet<string>) {
  return {
    postcssPlugin: 'unused-styles',
    Once(
      root: Parameters<typeof dropUnusedRules>[0] & Parameters<typeof dropUnusedVariables>[0],
      { result }: { result: { opts: { from?: string } } },
    ) {
      if (!result.opts.from?.replaceAll('\\', '/').endsWith(STYLESHEET)) return;
      dropUnusedRules(root, classes);
      dropUnusedVariables(root, variables);
    },
  };
}

function hashOf(words: readonly string[]): string {
  return createHash('sha256').update(words.toSorted().join(' ')).digest('hex').slice(0, 8);
}
