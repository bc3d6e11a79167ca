import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What compiled modules rest on beside their own files, below the site's folder. */
const INPUTS = [
  'plugins/**/*.ts',
  'docs/**/figures/*',
  '../packages/releases/src/**/*.ts',
  '../packages/docusaurus-{first-load,releases}/src/**/*.{ts,tsx}',
];
const SETTINGS = ['KEEP_FRAMEWORK_FILES'];

/** The hash of everything that compiled pages rest on beside their own text. */
export function inputsHash(siteDir: string, environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS, { cwd: siteDir }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(siteDir, file)));
  for (const name of SETTINGS) hash.update(`${name}=${environment[name] ?? ''}\n`);
  return hash.digest('hex').slice(0, 16);
}
