import { markMatches, takeMatches } from '@feedback-docs/dialog/matches';

let unmark: () => void = () => undefined;

/**
 * Marks on the page a reader arrives at the words they searched for, until they move on or press Escape, and leads the focus to the
 * section they chose, so that screen readers speak on from there. A client module of the site.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  if (previousLocation !== null && location.hash !== '') focusSection(location.hash);
  if (
    previousLocation !== null &&
    location.pathname === previousLocation.pathname &&
    location.search === previousLocation.search
  )
    return;
  unmark();
  const article = document.querySelector('article');
  const words = takeMatches(location.pathname);
  if (article === null || words.length === 0) return;
  const remove = markMatches(article, words);
  document.addEventListener('keydown', unmarkOnEscape);
  unmark = () => {
    remove();
    document.removeEventListener('keydown', unmarkOnEscape);
    unmark = () => undefined;
  };
}

/** An Escape that closes something is handled there. */
function unmarkOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) unmark();
}

function focusSection(hash: string): void {
  const section = document.getElementById(decode(hash.slice(1)));
  if (section === null) return;
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
