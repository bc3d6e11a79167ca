// Fails when files or subfolders of any folder import each other in a circle, or a small file has a single importer: npm run check:imports
import { findCycles } from './findCycles.ts';
import { findSmallFiles } from './findSmallFiles.ts';
import { readImports } from './readImports.ts';

/** Small files with one importer that stay, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'packages/docusaurus-first-load/src/lazyRoutes/stripGlobalData.ts': 'a step of the split, like its neighbours',
  'site/plugins/markdown/rehypeDropLineBreaks.ts': 'a step of the Markdown pipeline, like its neighbours',
  'site/src/components/QuestionPreview/servedPreview.ts': 'another file takes its place in the build of the pages',
  'packages/docusaurus-search/src/client/prepareSearchField.ts': 'is written into the page as text',
};

const files = readImports(process.cwd());
const cycles = findCycles(files.filter(({ isTest }) => !isTest));
for (const { folder, entries, imports } of cycles) {
  console.error(
    `${folder}: ${[...entries, entries[0]].join(' -> ')}\n${imports.map((line) => `    ${line}`).join('\n')}`,
  );
}
if (cycles.length > 0) {
  console.error(
    'Files and folders import each other in a circle. Move what both sides need to one of them, or below both.',
  );
}
const smallFiles = findSmallFiles(files);
for (const { path, importer } of smallFiles.filter((file) => !(file.path in KEPT))) {
  console.error(`${path} has under 20 lines and one importer. Move it into ${importer}.`);
}
const gone = Object.keys(KEPT).filter((path) => smallFiles.every((file) => file.path !== path));
for (const path of gone) console.error(`${path} needs no exception any more: take it off the list in checkImports.ts.`);

if (cycles.length + gone.length > 0 || smallFiles.some(({ path }) => !(path in KEPT))) process.exit(1);
console.log('No cycle between files or folders, and no small file without a second importer.');
