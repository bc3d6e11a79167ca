/** The words in the last part of a path, to search for: "/docs/Quota_limits.html" asks for "quota limits". Empty when there are none. */
export function wantedWords(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return decode(last)
    .replace(/\.\w+$/, '')
    .replace(/(\d)_(\d)/g, '$1.$2')
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
