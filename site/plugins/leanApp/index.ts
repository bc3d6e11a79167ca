import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readersConfig } from './readersConfig.ts';

/** The router's packages, whose unused imports are left out, though their package.json does not say that they may be. */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](prop-types|react-is|hoist-non-react-statics)[\\/]/;

/**
 * Leaves out of the browser's app what this site needs little of: small modules stand in for libraries, and settings that only the build
 * reads stay there. The server's build and development have it all, so both must show the same pages.
 */
export default function leanApp({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const standIn = (name: string) => join(siteDir, 'src', 'leanApp', name);
  const ours = join(generatedFilesDir, 'lean-app');
  return {
    name: 'lean-app',
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      mkdirSync(ours, { recursive: true });
      writeFileSync(join(ours, 'config.js'), `export default ${JSON.stringify(readersConfig(siteConfig))};`);
      return {
        resolve: {
          alias: { 'react-helmet-async$': standIn('Helmet.tsx'), 'react-loadable$': standIn('Loadable.tsx') },
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            join(ours, 'config.js'),
          ),
        ],
        module: {
          rules: [
            { test: WITHOUT_EFFECTS, sideEffects: false },
            {
              test: /[\\/]node_modules[\\/]react-router/,
              resolve: { alias: { history$: standIn('history.ts'), 'path-to-regexp$': standIn('pathToRegexp.ts') } },
            },
          ],
        },
      };
    },
  };
}
