import type { LoadContext, Plugin } from '@docusaurus/types';
import { ReplaceModules } from './ReplaceModules.ts';
import { activeReplacements } from './replacements.ts';

/** Puts our modules in place of the framework's, as `replacements.ts` lists them, and stops the build when one has no effect. */
export default function frameworkFiles({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'framework-files',
    configureWebpack: (_config, isServer, { currentBundler }) => {
      const side = isServer ? 'server' : 'browser';
      const active = activeReplacements(process.env).filter(
        (entry) => (entry.side ?? side) === side && (isBuild || entry.inDevelopment === true),
      );
      const replace = new ReplaceModules(active, currentBundler.instance, { siteDir, generatedFilesDir });
      const importers = new Set(active.flatMap(({ importer }) => importer ?? []));
      return {
        resolve: { alias: replace.aliases(undefined) },
        plugins: [replace],
        module: {
          rules: [...importers].map((importer) => ({
            test: new RegExp(`[\\\\/]node_modules[\\\\/]${importer}`),
            resolve: { alias: replace.aliases(importer) },
          })),
        },
      };
    },
  };
}
