import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const dark = css.indexOf('[data-theme="dark"]');
const themes = { light: tokensIn(css.slice(0, dark)), dark: tokensIn(css.slice(dark)) };

/** What is set as text on which grounds, and which colours draw the edges of controls and the focus. */
const TEXTS = ['ink', 'ink-muted', 'accent', 'accent-strong'];
const GROUNDS = ['paper', 'surface'];
const LABELS = ['warn', 'good', 'bad', 'info', 'secure'].map((name): [string, string] => [name, `${name}-soft`]);
const EDGES = ['line-strong', 'accent'];

describe.each(Object.entries(themes))('in the %s theme', (_theme, tokens) => {
  const contrast = (one: string, other: string) => ratio(tokens.get(one) ?? '', tokens.get(other) ?? '');

  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])))(
    'text in %s can be read on %s',
    (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each([
    ...LABELS,
    ['on-accent', 'accent'],
    ['ink', 'mark'],
    ['accent', 'accent-soft'],
    ['ink-muted', 'surface-hover'],
  ])('a label in %s can be read on %s', (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5));

  test.each(EDGES.flatMap((edge) => GROUNDS.map((ground): [string, string] => [edge, ground])))(
    'the edge of a control in %s is seen on %s',
    (edge, ground) => expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3),
  );
});

test("the server's own pages have the colours of the site", () => {
  const frame = readFileSync(join(import.meta.dirname, '../../../packages/server/src/html/pageFrame.css'), 'utf8');
  const darkStart = frame.indexOf('prefers-color-scheme: dark');
  const own = { light: tokensIn(frame.slice(0, darkStart)), dark: tokensIn(frame.slice(darkStart)) };
  expect(own.light.size).toBe(own.dark.size);
  for (const theme of ['light', 'dark'] as const)
    for (const [name, value] of own[theme])
      expect([theme, name, value]).toEqual([theme, name, themes[theme].get(name)]);
});

function tokensIn(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The contrast of WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function ratio(one: string, other: string): number {
  const [light = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
