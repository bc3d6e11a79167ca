import { expect, test } from 'vitest';
import { publishedManifest, rewriteWorkerPaths } from './publishedManifest.ts';

test('an installed package offers what is built, with its types, and nothing of the workspace', () => {
  const manifest = {
    name: 'search',
    private: true,
    exports: { '.': './src/index.ts', './SearchDialog': './src/SearchDialog.tsx', './words.json': './src/words.json' },
    bin: { serve: './src/main.ts' },
    scripts: { size: 'node size.ts' },
    devDependencies: { react: '19.3.1' },
    dependencies: { clsx: '2.1.1' },
  };
  expect(publishedManifest(manifest)).toEqual({
    name: 'search',
    license: 'MIT',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './SearchDialog': { types: './dist/SearchDialog.d.ts', default: './dist/SearchDialog.js' },
      './words.json': './dist/words.json',
    },
    bin: { serve: './dist/main.js' },
    dependencies: { clsx: '2.1.1' },
    files: ['dist'],
  });
});

test('a worker is looked for among the built files', () => {
  expect(rewriteWorkerPaths("new Worker(new URL('./searchWorker.ts', import.meta.url))")).toBe(
    "new Worker(new URL('./searchWorker.js', import.meta.url))",
  );
  expect(rewriteWorkerPaths("new URL('./table.json', import.meta.url)")).toBe(
    "new URL('./table.json', import.meta.url)",
  );
});
