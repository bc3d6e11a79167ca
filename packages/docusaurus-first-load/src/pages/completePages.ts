import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressForm, createAddresses } from '@feedback-docs/pages/addresses';
import { isActive } from '../activeReplacements.ts';
import type { FirstLoadOptions } from '../options.ts';
import { inlineCriticalCss } from './inlineCriticalCss.ts';
import { minifyPages } from './minifyPages.ts';
import { readAppFiles } from './readAppFiles.ts';
import { type BuiltPage, readBuiltPages } from './readBuiltPages.ts';

interface Build {
  readonly outDir: string;
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  /** Where styles are kept for the next build. */
  readonly cacheDir: string;
  readonly form: AddressForm;
  readonly options: FirstLoadOptions;
}

/** Completes the pages of a build of any site: minified, with the styles they need inside, the app beside them in a template. */
export async function completePages({
  outDir,
  siteDir,
  generatedFilesDir,
  cacheDir,
  form,
  options,
}: Build): Promise<void> {
  const addresses = createAddresses(form);
  const scriptsOf = readAppFiles(generatedFilesDir, addresses, isActive('lazy-routes', options));
  // Files that the site brings as they are, or redirects, have no app.
  let pages = readBuiltPages(outDir).filter(({ html }) => /\bid="?__docusaurus[">\s]/.test(html));
  while (pages.length > 0) {
    const inlined = await inlineCriticalCss(
      { buildDir: outDir, cacheDir, siteDir },
      await minifyPages(pages),
      scriptsOf,
      addresses,
    );
    pages = pages.flatMap((page, at) => writeUnchanged(page, inlined[at]?.html ?? page.html));
  }
}

/** Writes a page unless another plugin has changed its file in the meantime; returns such a page as it is now. */
function writeUnchanged(page: BuiltPage, completed: string): BuiltPage[] {
  const html = readFileSync(page.file, 'utf8');
  if (html !== page.html) return [{ ...page, html }];
  writeFileSync(page.file, completed);
  return [];
}
