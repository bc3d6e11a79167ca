import { PLATFORM_NAMES, platformNamed } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import { releasedVersions } from './checkVersions.ts';
import { mentionsIn, passagesOf } from './statements.ts';

/** Where a page says which version the docs describe or which one is current, it names the newest: readers judge by it whether they can rely on the page. */
export const checkCurrentVersions: Check = ({ pages, product }) => {
  const newest = new Map(releasedVersions(product).map(({ platform, version }) => [platform, version]));
  const docs = pages.filter(({ kind }) => kind === 'docs');
  return mentionsIn(passagesOf(docs), CURRENT).flatMap(({ file, line, match: [what, name = '', version] }) => {
    const platform = platformNamed(name);
    const expected = platform && newest.get(platform);
    if (platform === undefined || expected === undefined || expected === version) return [];
    const remedy = `Write ${PLATFORM_NAMES[platform]} ${expected}, and look whether the page agrees with it.`;
    return [{ file, line, what: `"${what}" names a version that is not the newest.`, remedy }];
  });
};

/** As in "the docs describe Web 1.74", "currently Mobile 2.8". */
const CURRENT = /\b(?:describes?|currently) (Web|Mobile) (\d+\.\d+)/g;
