// Prints the size of each entry, gzipped, on top of React: the button with the page, the others on demand.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const DOORS = [
  { name: 'button', file: 'index.ts', limit: 3 * 1024 },
  { name: 'dialog', file: 'SearchDialog.tsx', limit: 30 * 1024 },
  { name: 'assistant', file: 'assistant/index.ts', limit: 45 * 1024 },
  { name: 'httpAssistant', file: 'assistant/wire/createHttpAssistant.ts', limit: Number.POSITIVE_INFINITY },
  { name: 'searchPage', file: 'searchPage.ts', limit: Number.POSITIVE_INFINITY },
  { name: 'httpSearchClient', file: 'createHttpSearchClient.ts', limit: Number.POSITIVE_INFINITY },
  { name: 'matches', file: 'matches.ts', limit: Number.POSITIVE_INFINITY },
];

for (const { name, file, limit } of DOORS) {
  const { script, style } = await sizesOf(file);
  console.log(`${name.padEnd(18)} js ${script} + css ${style} = ${script + style} bytes`);
  if (script + style <= limit) continue;
  console.error(`${name} is over its limit of ${limit} bytes: readers would wait for it. Look for a new import in it.`);
  process.exitCode = 1;
}

/** Each entry is bundled alone, so what two entries share is counted in both. */
async function sizesOf(file: string): Promise<{ readonly script: number; readonly style: number }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/${file}`, import.meta.url))],
    outdir: '/',
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime', './SearchDialog.tsx'],
  });
  const size = (ending: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  return { script: size('.js'), style: size('.css') };
}
