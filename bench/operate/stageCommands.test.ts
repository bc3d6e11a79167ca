import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stageCommands } from './stageCommands.ts';

test('the steps of a stage are those of the Dockerfile, in order', () => {
  const steps = stageCommands(readFileSync('Dockerfile', 'utf8'), 'modules').map((step) =>
    step.kind === 'run' ? step.text.slice(0, 6) : step.from.map((from) => `${from} -> ${step.to(from)}`).join(),
  );
  expect(steps).toEqual([
    'package.json -> package.json,package-lock.json -> package-lock.json',
    'packages -> ./packages',
    'site/package.json -> ./site/package.json',
    'npm ci',
  ]);
});

test('a stage that is not there is named', () => {
  expect(() => stageCommands('FROM a AS b\n', 'c')).toThrow('no stage c');
});
