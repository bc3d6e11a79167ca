import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter } from '@playwright/test/reporter';
import { requirements } from '../requirements.ts';
import { checkRequirements } from './checkRequirements.ts';

/** Fails the run, whatever part of it was asked for, when a requirement has no test or a test names an unknown one. */
// biome-ignore lint/style/noDefaultExport: the test runner loads reporters by their default export.
export default class RequirementsReporter implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const problems = checkRequirements(Object.keys(requirements), readSpecs(join(import.meta.dirname, '..')));
    if (problems.length === 0) return undefined;
    process.stderr.write(`\nThe requirements and their tests do not agree:\n  ${problems.join('\n  ')}\n`);
    return { status: 'failed' };
  }
}

function readSpecs(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ name: `e2e/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}
