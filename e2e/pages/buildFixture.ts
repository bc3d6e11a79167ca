import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/**
 * Builds a site of e2e/fixtures as `npm run build` builds the real one, but from nothing, as a cache keeps warnings quiet. Returns its
 * exit code, all it printed and the folder it wrote.
 */
export function buildFixture(name: string): Promise<{ code: number | null; output: string; folder: string }> {
  const folder = join(root, 'e2e', 'fixtures', '.docusaurus', name);
  const command = [
    join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
    'build',
    join('e2e', 'fixtures', name),
    '--out-dir',
    folder,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, folder }));
  });
}
