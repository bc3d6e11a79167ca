// Fails when code in packages/ names the product: npm run check:terms. Its words belong in site/product, from where they come as options.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { findTerms } from './findTerms.ts';

/** The site is a project of its own for the compiler. */
const { brand } = createRequire(import.meta.url)('../../site/brand.ts') as { brand: { siteTitle: string } };

/** A file that holds such words all the same, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'packages/answers/src/embedding/wordVectors.json': 'vectors of general English, which has these words too',
};

const terms = [...(parse(readFileSync('site/product/terms.yaml', 'utf8')) as string[]), brand.siteTitle];
const files = globSync('packages/*/{src/**/*,*.md,*.json}', { withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css|json|md|wat)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/(test|node_modules)\//.test(file));
const found = files.flatMap((file) =>
  findTerms(readFileSync(file, 'utf8'), terms).map(({ line, term }) => ({ file, line, term })),
);
const faults = found.filter(({ file }) => !(file in KEPT));
for (const { file, line, term } of faults)
  console.error(
    `${file}:${line} says "${term}", a word of this product. Move it to site/product and give it to the package as an option.`,
  );
const gone = Object.keys(KEPT).filter((file) => found.every((one) => one.file !== file));
for (const file of gone) console.error(`${file} needs no exception any more: take it off the list in checkTerms.ts.`);
if (faults.length + gone.length > 0) process.exit(1);
console.log(
  `No word of the product in ${files.length} files of packages/ (exception: ${Object.keys(KEPT).join(', ')}).`,
);
