// Runs the TypeScript compiler on every tsconfig.json and tsconfig.test.json of the rooms, two at a time, and fails if any of them does.
// What it found is kept in .cache/types, so that the next run looks at what has changed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const packages = readdirSync('packages', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const projects = ['.', 'site', ...packages.map((entry) => `packages/${entry.name}`)]
  .flatMap((room) => [`${room}/tsconfig.json`, `${room}/tsconfig.test.json`])
  .filter((file) => existsSync(file));

const failed: string[] = [];
const queue = [...projects];
await Promise.all([next(), next()]);

if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}. Fix the lines above and run npm run check:types again.`);
  process.exit(1);
}
console.log(`Types hold in ${projects.length} projects.`);

async function next(): Promise<void> {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    if ((await compile(project)) !== 0) failed.push(project);
  }
}

function compile(project: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const kept = `.cache/types/${project.replaceAll('/', '-')}`;
    const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept];
    const child = spawn('tsc', ['-p', project, ...options], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', resolve);
  });
}
