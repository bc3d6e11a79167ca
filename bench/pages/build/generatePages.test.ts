import { describe, expect, test } from 'vitest';
import { generatePages } from './generatePages.ts';

const FILES = [
  { path: 'intro.md', text: '---\ntitle: About\n---\n' },
  { path: 'survey/Docs/Intro.md', text: '---\ntitle: Introduction\nsidebar_label: Intro\n---\nText' },
  { path: 'versions/Web/1_74.md', text: '---\ntitle: Web 1.74\ndate: 2026-10-01\n---\n## New' },
];

describe('a site that grows', () => {
  test('gets as many pages as asked for, each with an address of its own', () => {
    const pages = [...FILES, ...generatePages(FILES, 60)];
    expect(pages).toHaveLength(60);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(60);
  });

  test('has a fifth of guides, and releases that follow the newest one', () => {
    const [guide, release, next] = generatePages(FILES, 8);
    expect(guide).toEqual({
      path: 'survey/Docs/Intro_2.md',
      text: '---\ntitle: Introduction 2\nsidebar_label: Intro 2\n---\nText',
    });
    expect(release).toEqual({
      path: 'versions/Web/1_75.md',
      text: '---\ntitle: Web 1.75\ndate: 2030-01-01\n---\n## New',
    });
    expect(next?.text).toContain('title: Web 1.76\ndate: 2030-01-02');
  });

  test('stays as it is when it is large enough', () => {
    expect(generatePages(FILES, 2)).toEqual([]);
  });
});
