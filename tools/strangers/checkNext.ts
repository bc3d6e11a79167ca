// npm run check:next: builds the classic stranger with the newest canary of the framework's next major, and prints which entries of the
// table of replaced framework files match nothing there any more. Fails when there are any, or when the build fails for another reason.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const classic = STRANGERS.find(({ name }) => name === 'classic');
if (classic === undefined) throw new Error('There is no stranger named "classic" any more: correct checkNext.ts.');
rmSync(join(FOLDER, classic.name), { recursive: true, force: true });
const modules = join(FOLDER, 'node_modules');
classic.write(join(FOLDER, classic.name), { modules, ours: modules });
const { code, output } = await build(FOLDER, classic.name, 'browser');
const text = stripVTControlCharacters(output);
const unmatched = new Map(
  [...text.matchAll(UNMATCHED)].map(([, module = '', fault = '', part = '']) => [
    `${module} ${fault}`,
    { part, module, fault },
  ]),
);
if (unmatched.size > 0) console.table([...unmatched.values()]);
else console.log('Every entry matches.');
if (code !== 0 && unmatched.size === 0)
  console.error(`The build fails for another reason:\n${text.trim().split('\n').slice(-LAST_LINES).join('\n')}`);
process.exit(code === 0 ? 0 : 1);

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
