import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DEFAULT_TEXTS } from './texts.ts';
import { textsCode, textsOf, translatedMessages, translationFile } from './translations.ts';

const german = (messages: Record<string, string>) =>
  translatedMessages([
    {
      path: 'texts',
      content: Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }])),
    },
  ]);
/** What the bundler writes into pages. */
const compiled = (code: string | undefined): unknown => runInNewContext(code ?? '');

test('translators get every text, with places for what it takes in', () => {
  const { content } = translationFile();
  expect(Object.keys(content)).toEqual(Object.keys(DEFAULT_TEXTS));
  expect(content['changesOf']?.message).toBe('{0} of {1} changes');
  expect(content['iUse']?.message).toBe('I use {0}');
});

test('what is not translated stays English', () => {
  const texts = textsOf(german({ print: 'Drucken' }));
  expect([texts.print, texts.copyLink]).toEqual(['Drucken', 'Copy link']);
});

test('a translation puts numbers and links where its language has them', () => {
  const texts = textsOf(german({ changesOf: 'Von {1} Änderungen {0}', iUse: 'Mit {0} arbeite ich' }));
  expect(texts.changesOf(3, 9)).toBe('Von 9 Änderungen 3');
  expect(texts.iUse).toEqual(['Mit ', ' arbeite ich']);
});

test('pages say the same as feeds, whatever characters a translation has', () => {
  const messages = german({ needs: 'braucht `{0}` \\ \u0024{a} "', changesOf: '\u0024{0}{1}', print: "D'ru`ck\\en" });
  const [texts, code] = [textsOf(messages), textsCode(messages)];
  for (const [key, text] of Object.entries(texts)) {
    const made = compiled(code[key]);
    if (typeof text !== 'function') expect(made).toEqual(text);
    else
      expect((made as (...slots: string[]) => string)('1', '2', '3')).toBe(
        (text as (...slots: string[]) => string)('1', '2', '3'),
      );
  }
});

test('no text is called or taken apart where the bundler would not know it', () => {
  const files = globSync('client/**/*.{ts,tsx}', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((file) =>
      /RELEASE_TEXTS\.\w+\(|= RELEASE_(TEXTS|SITE);/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    ),
  ).toEqual([]);
});
