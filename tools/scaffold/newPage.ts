// Writes the skeleton of a documentation page: npm run new:page -- "Sharing results"
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNameOf, pageSkeleton } from './pageSkeleton.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'site', 'docs', 'survey', 'Docs');
const [, , title = ''] = process.argv;

try {
  const name = fileNameOf(title);
  const file = join(FOLDER, `${name}.md`);
  if (existsSync(file)) throw new Error(`${file} is there already. Edit it, or choose another title.`);
  writeFileSync(file, pageSkeleton(title));
  console.log(
    `Wrote ${file}. Add survey/Docs/${name} to the sidebar in site/product/site.yaml; npm run check:content says what is left to write.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
