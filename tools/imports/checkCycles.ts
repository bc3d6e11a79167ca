// Fails when files or subfolders of any folder import each other in a circle: npm run check:cycles
import { findCycles } from './findCycles.ts';
import { readImports } from './readImports.ts';

const cycles = findCycles(readImports(process.cwd()));
for (const { folder, entries, imports } of cycles) {
  console.error(
    `${folder}: ${[...entries, entries[0]].join(' -> ')}\n${imports.map((line) => `    ${line}`).join('\n')}`,
  );
}
if (cycles.length > 0) {
  console.error(
    'Files and folders import each other in a circle. Move what both sides need to one of them, or below both.',
  );
  process.exit(1);
}
console.log('No cycle between files or folders.');
