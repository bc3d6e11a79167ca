/** A whole browser storage in memory, with a limit on its size as browsers have one. */
export function createMemoryStorage(maxCharacters = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, text) {
      const others = [...entries].filter(([name]) => name !== key);
      const size = others.reduce((sum, [name, value]) => sum + name.length + value.length, key.length + text.length);
      if (size > maxCharacters) throw new DOMException('The storage is full.', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem(key) {
      entries.delete(key);
    },
    clear() {
      entries.clear();
    },
  };
}
