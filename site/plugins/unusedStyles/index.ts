import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { extendCacheVersion } from '../extendCacheVersion.ts';
import { dropUnusedRules, wordsIn } from './dropUnusedRules.ts';

const STYLESHEET = 'node_modules/infima/dist/css/default/default.css';

/** Where the class names of Infima may stand: the classic theme, and all of ours that makes pages. */
const SOURCES = [
  'node_modules/@docusaurus/theme-{classic,common}/lib/**/*.js',
  'packages/{dialog,docusaurus-*}/src/**/*.{ts,tsx,css}',
  'site/{docs,plugins,product,src}/**/*.{ts,tsx,css,md,mdx,yaml}',
];

/**
 * Leaves out what Infima has for components and distances that no page uses: 1.4 kB of brotli in the stylesheet.
 * A class that a page begins to use is back with the next build.
 */
export default function unusedStyles({ siteDir }: LoadContext): Plugin {
  const root = join(siteDir, '..');
  const words = wordsIn(SOURCES, root);
  const used = new Set([...wordsIn([STYLESHEET], root)].filter((name) => words.has(name)));
  return {
    name: 'unused-styles',
    configurePostCss: (postCss) => ({ ...postCss, plugins: [...postCss.plugins, forInfima(used)] }),
    configureWebpack: (config) => {
      extendCacheVersion(config, hashOf(used));
      return {};
    },
  };
}

function forInfima(used: ReadonlySet<string>) {
  return {
    postcssPlugin: 'unused-styles',
    Once(root: Parameters<typeof dropUnusedRules>[0], { result }: { result: { opts: { from?: string } } }) {
      if (result.opts.from?.replaceAll('\\', '/').endsWith(STYLESHEET)) dropUnusedRules(root, used);
    },
  };
}

function hashOf(words: ReadonlySet<string>): string {
  return createHash('sha256')
    .update([...words].sort().join(' '))
    .digest('hex')
    .slice(0, 8);
}
