import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastStage, stageCommands } from './stageCommands.ts';

test('the steps of a stage are those of the Dockerfile, in order', () => {
  const steps = stageCommands(readFileSync('Dockerfile', 'utf8'), 'modules').map((step) =>
    step.kind === 'run' ? step.text.slice(0, 6) : step.from.map((from) => `${from} -> ${step.to(from)}`).join(),
  );
  expect(steps).toEqual([
    'package.json -> package.json,package-lock.json -> package-lock.json',
    'packages -> ./packages',
    'site/package.json -> ./site/package.json',
    'npm ci',
    '.cache/packed/staged -> ./packages',
    'rm -r ',
  ]);
});

test('a stage that is not there is named', () => {
  expect(() => stageCommands('FROM a AS b\n', 'c')).toThrow('no stage c');
});

test('how the image is run is read from its last stage', () => {
  expect(lastStage(readFileSync('Dockerfile', 'utf8'))).toEqual({
    environment: { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' },
    user: '65532',
    command: ['--max-semi-space-size=4', 'packages/server/dist/main.js'],
    healthCheck: ['/nodejs/bin/node', '-e', expect.stringContaining('127.0.0.1:3000/health/ready')],
  });
  expect(() => lastStage('FROM a\nFROM b\nENV A=1\n')).toThrow('has no line like ^USER');
});
