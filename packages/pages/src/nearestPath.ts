import { editDistance, foldText } from '@feedback-docs/text';
import type { Page } from './Page.ts';

/** The share of a path's letters that may differ before it no longer counts as close. */
const MAX_DIFFERENCE = 0.25;
/** How far apart two paths count as being when only their last part is the same, as after a move between folders. */
const MOVED_DIFFERENCE = 0.2;
/** Last parts shorter than this say too little to recognise a moved page. */
const MIN_MOVED_NAME_LENGTH = 4;
/** Longer paths than this are not mistyped paths of ours. */
const MAX_PATH_LENGTH = 200;

/**
 * The page whose path is closest to an unknown path, or null when none is close. Case does not matter,
 * a hyphen, an underscore and a space are the same, and a `.html` ending is ignored. Of an unknown number it is the newest of its kind.
 */
export function nearestPath(pages: readonly Page[], path: string): Page | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const wanted = normalise(path);
  let nearest: Page | null = null;
  let smallest = 1;
  for (const page of pages) {
    const difference = differenceBetween(wanted, normalisedUrl(page), Math.min(MAX_DIFFERENCE, smallest));
    if (difference !== null && difference < smallest) {
      nearest = page;
      smallest = difference;
    }
  }
  return nearest ?? newestOfItsKind(pages, wanted);
}

/** The last of the pages that are numbered in a folder of that name: who asks for a release there is not is shown the newest one. */
function newestOfItsKind(pages: readonly Page[], wanted: string): Page | null {
  const folder = folderOfNumber(wanted);
  if (folder === null) return null;
  const numbered = pages.filter((page) => folderOfNumber(normalisedUrl(page)) === folder);
  const byNumber = (a: Page, b: Page) => lastPart(a.url).localeCompare(lastPart(b.url), 'en', { numeric: true });
  return numbered.sort(byNumber).at(-1) ?? null;
}

/** The folder a page lies in whose name is nothing but a number, such as 1-74 or 2; null for all others. */
function folderOfNumber(path: string): string | null {
  return /([^/]+)\/\d+(?:[-.]\d+)*$/.exec(path)?.[1] ?? null;
}

// Pages do not change while a site is served, and most of the work would be to normalise them again.
const normalised = new WeakMap<Page, string>();

function normalisedUrl(page: Page): string {
  const known = normalised.get(page);
  if (known !== undefined) return known;
  const url = normalise(page.url);
  normalised.set(page, url);
  return url;
}

function normalise(path: string): string {
  return foldText(decode(path))
    .replace(/[-_\s]+/g, '-')
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/\/$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function differenceBetween(wanted: string, candidate: string, atMost: number): number | null {
  if (numbersOf(wanted) !== numbersOf(candidate)) return null;
  const length = Math.max(wanted.length, candidate.length);
  if (length === 0) return 0;
  const limit = Math.floor(length * atMost);
  const distance = editDistance(wanted, candidate, limit);
  const difference = distance > limit ? null : distance / length;
  const name = lastPart(wanted);
  if (name.length >= MIN_MOVED_NAME_LENGTH && name === lastPart(candidate)) {
    return Math.min(difference ?? MOVED_DIFFERENCE, MOVED_DIFFERENCE);
  }
  return difference;
}

/** Version 1.99 is no typing mistake for 1.29. */
function numbersOf(path: string): string {
  return (path.match(/\d+/g) ?? []).join();
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
