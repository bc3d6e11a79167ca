import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FLOW_FILE, flowPage, sampleSite } from './test/samplePages.ts';

const script = fileURLToPath(new URL('checkContent.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'content-'));

function run(...options: readonly string[]): Promise<{ code: number; lines: readonly string[]; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--site', join(root, 'site'), ...options], (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, lines: stdout.trim().split('\n'), errors: stderr });
    });
  });
}

beforeAll(() => {
  for (const [file, text] of Object.entries({ ...sampleSite, [FLOW_FILE]: `${flowPage}\n## Limits\n` })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the content check on the command line', () => {
  test('prints file, line, fault, remedy and check, counts them, and fails', async () => {
    const { code, lines } = await run('--only', 'heading-ids');
    expect(code).toBe(1);
    expect(lines[0]).toBe(
      `${FLOW_FILE}:21  The heading "Limits" has no id. — Write {#short-id} at the end of the line. [heading-ids]`,
    );
    expect(lines[1]).toMatch(/^1 problems in 2 pages in \d\.\d s \(heading-ids 1\)\.$/);
  });

  test('succeeds when the chosen files are in order', async () => {
    const { code, lines } = await run('--only', 'heading-ids,links', '--files', 'versions/**');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^No problem in 2 pages/);
  });

  test('runs every check on a half-written site without failing itself', async () => {
    const { code, lines, errors } = await run();
    expect(code).toBe(1);
    expect(errors).toBe('');
    expect(lines.at(-1)).toMatch(/^\d+ problems in 2 pages .*versions 19/);
  });

  test('names the checks there are when one is unknown', async () => {
    const { code, errors } = await run('--only', 'grammar');
    expect(code).toBe(1);
    expect(errors).toContain('There is no check called grammar. Choose from front-matter, versions,');
  });
});
