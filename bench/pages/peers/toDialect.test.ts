import { describe, expect, test } from 'vitest';
import { toDialect } from './toDialect.ts';

const NOTE = '## Keys {#keys}\n\n:::warning[A lost key is final]\n\nMake a new one.\n\n:::\n\nText';

describe('our Markdown in the dialect of a peer', () => {
  test('keeps notes and anchors in VitePress', () => {
    expect(toDialect(NOTE, 'vitepress')).toBe(
      '## Keys {#keys}\n\n::: warning A lost key is final\n\nMake a new one.\n\n:::\n\nText',
    );
  });

  test('shows piping codes in VitePress instead of computing them', () => {
    expect(toDialect('Write `{{Q3.answer}}` here', 'vitepress')).toBe('Write <code v-pre>{{Q3.answer}}</code> here');
  });

  test('gives Starlight its own kinds of notes, and headings without the ids it does not know', () => {
    expect(toDialect(NOTE, 'starlight')).toBe(
      '## Keys\n\n:::caution[A lost key is final]\n\nMake a new one.\n\n:::\n\nText',
    );
  });

  test('writes notes as quotations in plain Markdown', () => {
    expect(toDialect(NOTE, 'plain')).toBe('## Keys {#keys}\n\n> **A lost key is final**\n>\n> Make a new one.\n\nText');
  });
});
