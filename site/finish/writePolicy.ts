import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Policy } from '@feedback-docs/headers';
import { pageHashes } from './pageHashes.ts';
import type { BuiltPage } from './readBuiltPages.ts';

/**
 * Writes policy.json for the server: for each built page the hashes of the scripts and styles that stand in it, and the origins of a
 * font provider where one is set. Returns the number of hashes.
 */
export function writePolicy(serverDataDir: string, pages: readonly BuiltPage[], fontStylesheetUrl: string): number {
  const origins = fontStylesheetUrl === '' ? [] : [new URL(fontStylesheetUrl).origin];
  const fontOrigins = fontStylesheetUrl === '' ? [] : [...origins, 'https:'];
  const policy: Policy = {
    pages: Object.fromEntries(pages.map(({ url, html }) => [url, pageHashes(html)])),
    styleOrigins: origins,
    fontOrigins,
    connectOrigins: [],
  };
  mkdirSync(serverDataDir, { recursive: true });
  writeFileSync(join(serverDataDir, 'policy.json'), JSON.stringify(policy));
  return new Set(Object.values(policy.pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])).size;
}
