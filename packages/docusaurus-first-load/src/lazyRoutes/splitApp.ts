import { join } from 'node:path';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import { leaveOutChunkTable } from './leaveOutChunkTable.ts';
import { StableChunkNames } from './StableChunkNames.ts';
import { writeModules } from './writeModules.ts';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** The settings of the browser's build with which the app comes in parts. */
export function splitApp(
  config: Parameters<Configure>[0],
  { siteDir, generatedFilesDir }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  { NormalModuleReplacementPlugin }: CurrentBundler['instance'],
): Extract<ReturnType<Configure>, object> {
  const ours = join(generatedFilesDir, 'lazy-routes');
  leaveOutChunkTable(config, siteDir);
  const versions = writeModules(generatedFilesDir, ours);
  return {
    // Names instead of numbers and one hash for all: the runtime needs no table of chunks to find their files. What libraries
    // chunks share stays in the first of them: named files of their own cost every page more than they save.
    optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { defaultVendors: false } } },
    output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
    plugins: [
      new StableChunkNames(),
      ...versions.map(
        ({ chunk, file }) => new NormalModuleReplacementPlugin(exactly(file), join(ours, `${chunk}.json`)),
      ),
    ],
  };
}

function exactly(file: string): RegExp {
  return new RegExp(`${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
