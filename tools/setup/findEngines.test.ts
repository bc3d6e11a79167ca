import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFirefox, findWebKit, howToInstall } from './findEngines.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('finds Firefox in PATH, the long-term one first', () => {
  addProgram('firefox');
  expect(findFirefox()).toBe(join(folder, 'firefox'));
  addProgram('firefox-esr');
  expect(findFirefox()).toBe(join(folder, 'firefox-esr'));
});

test('finds no WebKit where its driver or a screen is missing', () => {
  addProgram('Xvfb');
  expect(findWebKit()).toBeUndefined();
});

test('says how to get an engine', () => {
  expect(howToInstall('webkit')).toBe(
    'webkit is not installed. On Debian: sudo apt-get install webkit2gtk-driver xvfb',
  );
});

function addProgram(name: string) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), 0o755);
}
