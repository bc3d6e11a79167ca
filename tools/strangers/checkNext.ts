// npm run check:next: builds every stranger with the newest canary of the framework's next major, and prints which entries of the table of
// replaced framework files match nothing there any more. Fails when there are any, or when a build fails for another reason.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, FRAMEWORK, FRAMEWORK_PACKAGES, install } from './buildStrangers.ts';
import { newestOfAll } from './newestOfAll.ts';
import { STRANGERS } from './strangers.ts';

const FOLDER = join(tmpdir(), 'feedback-docs-next');
/** As ReplaceModules words it. */
const UNMATCHED =
  /(\S+) (is not there|is imported by nothing any more|is still in the build, as [^\n]+?) in Docusaurus \S+\..*?parts: \{ '([\w-]+)': false \}/g;
const LAST_LINES = 30;

const canary = newestCanary();
console.log(`The newest canary of the next major is ${canary}; this repository has ${FRAMEWORK}.`);
install(FOLDER, canary);
const modules = join(FOLDER, 'node_modules');
let isFailed = false;
for (const { name, write } of STRANGERS) {
  rmSync(join(FOLDER, name), { recursive: true, force: true });
  write(join(FOLDER, name), { modules, ours: resolve('node_modules') });
  const { code, output } = await build(FOLDER, name, 'browser');
  isFailed ||= code !== 0;
  const text = stripVTControlCharacters(output);
  const unmatched = unmatchedEntries(text);
  if (unmatched.length > 0) console.table(unmatched.map((entry) => ({ site: name, ...entry })));
  else if (code === 0) console.log(`${name}: every entry matches.`);
  else console.error(`${name} fails for another reason:\n${text.trim().split('\n').slice(-LAST_LINES).join('\n')}`);
}
process.exit(isFailed ? 1 : 0);

/** Each once, though the bundler prints an error twice. */
function unmatchedEntries(text: string): { part: string; module: string; fault: string }[] {
  const entries = [...text.matchAll(UNMATCHED)].map(([, module = '', fault = '', part = '']) => ({
    part,
    module,
    fault,
  }));
  return [...new Map(entries.map((entry) => [`${entry.module} ${entry.fault}`, entry])).values()];
}

function newestCanary(): string {
  const major = Number(FRAMEWORK.split('.')[0]) + 1;
  const newest = newestOfAll(FRAMEWORK_PACKAGES.map(versionsOf), major);
  if (newest === undefined)
    throw new Error(
      `The registry has no canary of Docusaurus ${major} in all of its packages (${FRAMEWORK_PACKAGES.join(', ')}). Ask one that has, or look again when there is one.`,
    );
  return newest;
}

function versionsOf(name: string): string[] {
  return JSON.parse(execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }));
}
