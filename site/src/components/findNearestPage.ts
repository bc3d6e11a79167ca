import { nearestPath, type Page, parsePages } from '@feedback-docs/pages';
import { addresses } from '@site/src/addresses/addresses';

let pages: Promise<Page[]> | undefined;

/** The page nearest to an unknown address; undefined when none is near. Rejects when the list of pages cannot be fetched. */
export async function findNearestPage(pathname: string): Promise<Page | undefined> {
  pages ??= fetchPages();
  pages.catch(() => {
    pages = undefined; // the next call tries again
  });
  return nearestPath(await pages, addresses.toPath(pathname)) ?? undefined;
}

async function fetchPages(): Promise<Page[]> {
  const response = await fetch(addresses.toAddress('/pages.json'));
  if (!response.ok)
    throw new Error(`The list of pages answered with status ${response.status}. Check your connection and try again.`);
  return parsePages(await response.json());
}
