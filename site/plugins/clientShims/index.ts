import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientConfig } from './clientConfig.ts';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The router's packages, whose unused imports are left out, though their package.json does not say that they may be. */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](prop-types|react-is|hoist-non-react-statics)[\\/]/;

/**
 * Leaves out of the browser's app what this site needs little of: small modules stand in for libraries, and settings that only the build
 * reads stay there. The server's build and development have it all, so both must show the same pages.
 */
export default function clientShims({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const ours = join(generatedFilesDir, 'client-shims');
  return {
    name: 'client-shims',
    configurePostCss: (options) => ({
      ...options,
      // Without this a configuration is looked for in twelve files of every folder above each stylesheet.
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack: (config, isServer) => {
      if (process.env.NODE_ENV !== 'production') return {};
      shortenClassNames(config);
      if (isServer) return {};
      mkdirSync(ours, { recursive: true });
      writeFileSync(join(ours, 'config.js'), `export default ${JSON.stringify(clientConfig(siteConfig))};`);
      writeFileSync(join(ours, 'metadata.json'), '{}');
      return { module: { rules: [{ test: WITHOUT_EFFECTS, sideEffects: false }] } };
    },
  };
}

/**
 * What makes stylesheets fit older browsers, for every stylesheet anew: a second of each build from nothing. The minimizer
 * knows the same browsers.
 */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
}

/** Names of CSS modules are a third of what is new in a page's styles and markup; without the readable part they stay unique. */
function shortenClassNames(config: Config): void {
  let count = 0;
  for (const rule of config.module?.rules ?? []) {
    if (typeof rule !== 'object' || !Array.isArray(rule?.use)) continue;
    for (const loader of rule.use) {
      const options = typeof loader === 'object' && loader ? loader.options : undefined;
      const modules =
        typeof options === 'object' ? (options['modules'] as { localIdentName?: string } | undefined) : undefined;
      if (modules?.localIdentName === undefined) continue;
      modules.localIdentName = '[contenthash:base64:4]';
      count++;
    }
  }
  if (count === 0)
    throw new Error(
      'No loader names the classes of CSS modules, so their names stay long. Look at how this version of the framework sets up css-loader, and mend site/plugins/clientShims.',
    );
}
