import { type Page, parsePages } from '@feedback-docs/pages';

let pages: Promise<Page[]> | undefined;

/** The list of all pages, fetched once for all callers. Rejects when it cannot be had; the next call tries again. */
export function fetchPages(): Promise<Page[]> {
  pages ??= load().catch((error: unknown) => {
    pages = undefined;
    throw error;
  });
  return pages;
}

async function load(): Promise<Page[]> {
  const response = await fetch('/pages.json');
  if (!response.ok)
    throw new Error(`The list of pages answered with status ${response.status}. Check your connection and try again.`);
  return parsePages(await response.json());
}
