import { describe, expect, it } from 'vitest';
import { readLines } from './readLines.ts';

describe('the lines of a section', () => {
  it('are what the outline says, with each code block where it stands', () => {
    const lines = readLines('Send the key.\nOpen API keys.\nName | Limit\nKeys | 10', 'p c2 n h r', 'GET /\nHost: x\n');
    expect(lines).toEqual([
      { kind: 'paragraph', text: 'Send the key.' },
      { kind: 'code', text: 'GET /\nHost: x' },
      { kind: 'step', text: 'Open API keys.' },
      { kind: 'head', text: 'Name | Limit' },
      { kind: 'row', text: 'Keys | 10' },
    ]);
  });

  it('are told by their cell marks when there is no outline', () => {
    expect(readLines('A sentence.\nKeys | 10', '', '').map(({ kind }) => kind)).toEqual(['paragraph', 'row']);
  });
});
