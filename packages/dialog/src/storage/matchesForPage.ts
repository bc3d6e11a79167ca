import { openBrowserStorage } from './browserStorage.ts';

const KEY = '__DOCSEARCH_MATCHES__';

/** Leaves word for the page at `href`, in whichever tab it opens, which words led the reader there. */
export function saveMatches(href: string, words: readonly string[]): void {
  openBrowserStorage('localStorage').write(keyOf(href), JSON.stringify(words));
}

/** The words that led the reader to the page at `href`, once: asking again gives none. */
export function takeMatches(href: string): readonly string[] {
  const storage = openBrowserStorage('localStorage');
  const text = storage.read(keyOf(href));
  if (text === null) return [];
  storage.remove(keyOf(href));
  return readWords(text);
}

function readWords(text: string): readonly string[] {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

function keyOf(href: string): string {
  return KEY + (URL.canParse(href, 'https://site.invalid') ? new URL(href, 'https://site.invalid').pathname : '');
}
