import type { Page } from './Page.ts';

/**
 * Reads the list of pages a site build writes (`pages.json`). Throws a TypeError that names the entry and what is
 * wrong with it, because a half-read list would silently hide pages from readers.
 */
export function parsePages(value: unknown): Page[] {
  if (!Array.isArray(value)) {
    throw new TypeError(`The list of pages must be an array, and it is ${describe(value)}.`);
  }
  return value.map((entry: unknown, index) => parsePage(entry, index));
}

function parsePage(entry: unknown, index: number): Page {
  if (typeof entry !== 'object' || entry === null) {
    throw new TypeError(`Page ${index} must be an object, and it is ${describe(entry)}.`);
  }
  const url = textField(entry, 'url', index);
  // A second slash would make the address point to another host.
  if (!/^\/(?!\/)/.test(url)) {
    throw new TypeError(`Page ${index} has the url "${url}"; it must begin with exactly one slash.`);
  }
  return { url, title: textField(entry, 'title', index), description: textField(entry, 'description', index) };
}

function textField(entry: object, name: string, index: number): string {
  const value: unknown = Object.hasOwn(entry, name) ? Reflect.get(entry, name) : undefined;
  if (typeof value !== 'string') {
    throw new TypeError(`Page ${index} must have a ${name} that is text, and it is ${describe(value)}.`);
  }
  return value;
}

function describe(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}
