// Checks what comments and documents of the repository cite: npm run check:documents
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Citable, checkComments, checkDocument } from './checkCitations.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => !/^(?:site\/(?:docs|questions)|e2e\/fixtures)\//.test(file) && existsSync(file));
// Read as text: nothing imports e2e.
const requirements = readFileSync('e2e/requirements.ts', 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm);
const citable: Citable = { hasFile: existsSync, requirements: new Set([...requirements].map(([, id = '']) => id)) };

const problems = files.flatMap((file) => {
  const read = () => readFileSync(file, 'utf8');
  if (/\.(?:[cm]?[jt]sx?|css)$/.test(file)) return checkComments(file, read(), citable);
  return file.endsWith('.md') ? checkDocument(file, read(), citable) : [];
});
for (const { file, line, what, remedy } of problems) console.log(`${file}:${line}  ${what} ${remedy}`);
console.log(
  `${problems.length === 0 ? 'No problem' : `${problems.length} problems`} in what ${files.length} files cite.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
