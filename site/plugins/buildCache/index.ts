import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { extendCacheVersion } from '../extendCacheVersion.ts';
import { inputsHash } from './inputsHash.ts';

/**
 * Pages are compiled with more than their own text: plugins and figures (docusaurus-releases does the same for releases). The bundler keeps compiled pages
 * from build to build and knows nothing of these; this has it forget them all when one of them has changed.
 */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack: (config) => {
      extendCacheVersion(config, inputsHash(siteDir, process.env));
      const loader = join(__dirname, 'figureDependencies.ts');
      return {
        module: { rules: [{ test: /\.mdx?$/, include: join(siteDir, 'docs'), enforce: 'pre', use: [loader] }] },
      };
    },
  };
}
