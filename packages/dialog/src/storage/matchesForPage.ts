import { openBrowserStorage } from './browserStorage.ts';

const KEY = '__DOCSEARCH_MATCHES__';

/** Leaves word for the page at `href` which words led the reader there. */
export function saveMatches(href: string, words: readonly string[]): void {
  openBrowserStorage('sessionStorage').write(KEY, JSON.stringify({ path: pathOf(href), words }));
}

/** The words that led the reader to the page at `href`, once: asking again gives none. */
export function takeMatches(href: string): readonly string[] {
  const storage = openBrowserStorage('sessionStorage');
  const text = storage.read(KEY);
  if (text === null) return [];
  storage.remove(KEY);
  return readWords(text, pathOf(href));
}

function readWords(text: string, path: string): readonly string[] {
  try {
    const left: unknown = JSON.parse(text);
    if (typeof left !== 'object' || left === null || !('path' in left) || !('words' in left)) return [];
    if (left.path !== path || !Array.isArray(left.words)) return [];
    return left.words.filter((word): word is string => typeof word === 'string');
  } catch {
    return [];
  }
}

function pathOf(href: string): string {
  return URL.canParse(href, 'https://site.invalid') ? new URL(href, 'https://site.invalid').pathname : '';
}
