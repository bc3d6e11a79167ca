import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastStage } from './lastStage.ts';

test('how the image is made and run is read from its last stage', () => {
  expect(lastStage(readFileSync('Dockerfile', 'utf8'))).toEqual({
    copies: [
      { from: '.cache/image', to: './' },
      { from: 'site/build', to: './site/build' },
      { from: 'site/server-data', to: './site/server-data' },
    ],
    environment: { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' },
    user: '65532',
    command: ['--max-semi-space-size=4', 'server/main.js'],
    healthCheck: ['/nodejs/bin/node', '-e', expect.stringContaining('127.0.0.1:3000/health/ready')],
  });
  expect(() => lastStage('FROM a\nFROM b\nENV A=1\n')).toThrow('has no line like ^USER');
});
