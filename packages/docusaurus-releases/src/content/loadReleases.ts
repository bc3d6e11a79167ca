import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareReleases, PLATFORM_NAMES, PLATFORMS, type Release } from '@feedback-docs/releases';
import { parseReleasePage } from '@feedback-docs/releases/source';
import { RELEASES_FOLDER, releaseVersions } from './releaseVersions.ts';

let known: { readonly siteDir: string; readonly text: string; readonly releases: readonly Release[] } | undefined;

/**
 * Every release of the version history, oldest first, Web before Mobile; parsed once for all callers. A build reads the pages once,
 * since every page that it compiles asks for them; while one writes they are read again, and parsed when one has changed.
 * Throws where a page cannot be read, naming file, line and remedy for each fault.
 */
export function loadReleases(siteDir: string): readonly Release[] {
  if (known?.siteDir === siteDir && process.env.NODE_ENV === 'production') return known.releases;
  const pages = PLATFORMS.flatMap((platform) =>
    releaseVersions(siteDir, platform).map((version) => {
      const name = `${RELEASES_FOLDER}/${PLATFORM_NAMES[platform]}/${version}`;
      const file =
        ['.md', '.mdx'].map((ending) => name + ending).find((path) => existsSync(join(siteDir, path))) ?? name;
      return { file, text: readFileSync(join(siteDir, file), 'utf8') };
    }),
  );
  const text = JSON.stringify(pages);
  if (known?.text !== text) known = { siteDir, text, releases: parsePages(pages) };
  return known.releases;
}

function parsePages(pages: readonly { readonly file: string; readonly text: string }[]): readonly Release[] {
  const read = pages.map(({ file, text }) => parseReleasePage(text, { file }));
  const faults = read.flatMap((page) => (page.ok ? [] : page.problems));
  if (faults.length === 0) return read.flatMap((page) => (page.ok ? [page.release] : [])).sort(compareReleases);
  const lines = faults.map(({ file, line, what, remedy }) => `${file}:${line}  ${what} ${remedy}`);
  throw new Error(`The version history cannot be read:\n${lines.join('\n')}`);
}
