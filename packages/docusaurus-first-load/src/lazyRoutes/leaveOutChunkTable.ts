import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Takes the framework's table from the names of chunks to their ids, which are the same with lazy routes, out of the bundler's plugins.
 * Throws when no plugin adds it, or another does.
 */
export function leaveOutChunkTable(config: Config, siteDir: string): void {
  const require = createRequire(join(siteDir, 'package.json'));
  const { default: ChunkAssetPlugin } = require('@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin');
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((plugin) => !(plugin instanceof ChunkAssetPlugin));
  if (config.plugins.length !== plugins.length - 1)
    throw new Error(
      "ChunkAssetPlugin is not among the plugins of this version of the framework, so its table of chunks may be in every page. Correct the use of it in docusaurus-first-load, or keep the framework as it is with its option parts: { 'lazy-routes': false }.",
    );
}
