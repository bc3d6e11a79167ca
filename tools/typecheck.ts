// Runs the TypeScript compiler on every room that has a tsconfig.json, two at a time, and fails if any of them does.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const packages = readdirSync('packages', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const rooms = ['.', 'site', ...packages.map((entry) => `packages/${entry.name}`)].filter((room) =>
  existsSync(`${room}/tsconfig.json`),
);

const failed: string[] = [];
const queue = [...rooms];
await Promise.all([next(), next()]);

if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}. Fix the lines above and run npm run check:types again.`);
  process.exit(1);
}
console.log(`Types hold in ${rooms.length} rooms.`);

async function next(): Promise<void> {
  for (let room = queue.shift(); room !== undefined; room = queue.shift()) {
    if ((await compile(room)) !== 0) failed.push(room);
  }
}

function compile(room: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('tsc', ['-p', `${room}/tsconfig.json`, '--pretty', 'false'], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', resolve);
  });
}
