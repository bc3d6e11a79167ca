// Fails when files or subfolders of any folder import each other in a circle: npm run check:cycles
import { findCycles } from './findCycles.ts';
import { readImports } from './readImports.ts';

/** Folders that still hold a cycle. None may be added; a folder that has become free of them must be taken off. */
const KNOWN: ReadonlySet<string> = new Set([
  '.',
  'packages/dialog/src',
  'packages/dialog/src/assistant',
  'packages/dialog/src/assistant/screens',
  'packages/dialog/src/page',
  'site/src',
]);

const cycles = findCycles(readImports(process.cwd()));
const added = cycles.filter(({ folder }) => !KNOWN.has(folder));
const freed = [...KNOWN].filter((folder) => cycles.every((cycle) => cycle.folder !== folder));

for (const { folder, entries, imports } of added) {
  console.error(
    `${folder}: ${[...entries, entries[0]].join(' -> ')}\n${imports.map((line) => `    ${line}`).join('\n')}`,
  );
}
if (added.length > 0) {
  console.error(
    'Files and folders import each other in a circle. Move what both sides need to one of them, or below both.',
  );
}
for (const folder of freed) {
  console.error(`${folder} holds no cycle any more: take it off the list in tools/imports/checkCycles.ts.`);
}
if (added.length + freed.length > 0) process.exit(1);
console.log(`No cycle between files or folders, but in ${KNOWN.size} known folders.`);
