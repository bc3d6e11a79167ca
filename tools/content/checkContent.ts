// Checks the pages of the site: npm run check:content -- [--site <folder>] [--only <check>] [--files <glob>]
import { matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { unaskedSections } from './checkUnanswered.ts';
import { loadContent } from './loadContent.ts';
import { runChecks } from './runChecks.ts';

/** Of the sections without questions. */
const MOST_NAMED = 5;

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'site' },
    only: { type: 'string', multiple: true, default: [] },
    files: { type: 'string', multiple: true, default: [] },
  },
});

const started = performance.now();
const content = loadContent(resolve(values.site));
const findings = await runChecks(content, {
  only: values.only.flatMap((names) => names.split(',')),
  isWanted: (file) => values.files.length === 0 || values.files.some((glob) => matchesGlob(file, `**/${glob}`)),
});

for (const { file, line, what, remedy, check } of findings) {
  console.log(`${file}:${line}  ${what} — ${remedy} [${check}]`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const unasked = values.only.length + values.files.length === 0 ? unaskedSections(content) : [];
if (unasked.length > 0) {
  const more = unasked.length > MOST_NAMED ? ` and ${unasked.length - MOST_NAMED} more` : '';
  console.log(
    `No question of readers leads to ${unasked.slice(0, MOST_NAMED).join(', ')}${more}. Write askedAs for them, or run npm run questions:draft.`,
  );
}
console.log(summary());
process.exitCode = findings.length > 0 ? 1 : 0;

function summary(): string {
  const read = `${content.pages.length} pages in ${seconds} s`;
  if (findings.length === 0) return `No problem in ${read}.`;
  const counts = Map.groupBy(findings, ({ check }) => check);
  const parts = [...counts].map(([check, found]) => `${check} ${found.length}`);
  return `${findings.length} problems in ${read} (${parts.join(', ')}).`;
}
