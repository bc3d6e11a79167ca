import { markMatches, takeMatches } from '@feedback-docs/dialog/matches';

let unmark: () => void = () => undefined;

/** Marks on the page a reader arrives at the words they searched for, until they move on. A client module of the site. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  if (
    previousLocation !== null &&
    location.pathname === previousLocation.pathname &&
    location.search === previousLocation.search
  )
    return;
  unmark();
  const article = document.querySelector('article');
  const words = takeMatches(location.pathname);
  unmark = article === null || words.length === 0 ? () => undefined : markMatches(article, words);
}
