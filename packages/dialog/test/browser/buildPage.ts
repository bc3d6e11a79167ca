import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Files of the test page by path, bundled as a site would: light door first, dialog by dynamic import. */
export async function buildPage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { page: fileURLToPath(new URL('page.tsx', import.meta.url)) },
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    jsx: 'automatic',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}
