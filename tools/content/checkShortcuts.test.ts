import { describe, expect, it } from 'vitest';
import { checkShortcuts } from './checkShortcuts.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const BUILDER = 'site/docs/survey/intro.md';
const product = `shortcuts:
  builder: [Ctrl+Enter, Alt+Up, Esc]
  surveys: [Shift+Tab]
${productYaml}`;
const builder = `---
title: Builder
---

| Keys | Command |
|---|---|
| Ctrl+Enter (Cmd+Return) | Add a question |
| Alt+Up, Esc | Move the question, close |
`;
const texts = { [PRODUCT]: product, [BUILDER]: builder };
const saying = (keys: string) => flowPage.replace('Managers decide', `Press ${keys} to go on. Managers decide`);

describe('keyboard shortcuts', () => {
  it('are those of the product, by their names on Windows or macOS', async () => {
    const page = saying('Ctrl+Enter (Cmd+Return on macOS) or Shift+Tab');
    expect(await messagesOf(checkShortcuts, { ...texts, [FLOW_FILE]: page })).toEqual([]);
  });

  it('are told when the product has no such keys', async () => {
    expect(await messagesOf(checkShortcuts, { ...texts, [FLOW_FILE]: saying('Ctrl+Shift+Q') })).toEqual([
      `${FLOW_FILE}:11  The product has no keyboard shortcut Ctrl+Shift+Q. — Correct it, or add it to shortcuts in product.yaml.`,
    ]);
  });

  it('of this site are no business of the product', async () => {
    const page = saying('Ctrl+K');
    expect(await messagesOf(checkShortcuts, { ...texts, 'site/docs/intro.md': page })).toEqual([]);
  });

  it('of the builder are all in its table', async () => {
    expect(await messagesOf(checkShortcuts, { ...texts, [BUILDER]: builder.replace('Alt+Up, ', '') })).toEqual([
      `${PRODUCT}:2  Alt+Up begins no row of the keyboard shortcuts in ${BUILDER}. — Add the row, or take the shortcut out of product.yaml.`,
    ]);
  });
});
