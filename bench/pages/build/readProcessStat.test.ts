import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { childUserSeconds, sessionOf } from './readProcessStat.ts';

// pid (comm) state ppid pgrp session tty tpgid flags minflt cminflt majflt cmajflt utime stime cutime cstime ...
const LINE = '4242 (node (main) x) S 1 4242 77 0 -1 4194560 100 200 0 0 310 45 1250 95 20 0 11 0';

describe('what the system tells of a process', () => {
  test('is read past a name with blanks and brackets', () => {
    expect(childUserSeconds(LINE)).toBe(12.5);
    expect(sessionOf(LINE)).toBe(77);
  });

  test.runIf(existsSync('/proc/self/stat'))('counts the processor time of a command that has ended', () => {
    const before = childUserSeconds(readFileSync('/proc/self/stat', 'utf8'));
    execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 300_000);']);
    expect(childUserSeconds(readFileSync('/proc/self/stat', 'utf8')) - before).toBeGreaterThan(0.2);
  });
});
