/** A page beside another. */
interface Neighbour {
  readonly title: string;
  readonly permalink: string;
}

interface Page {
  readonly permalink: string;
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
}

const RELEASE_FOLDER = /^.*\/docs\/versions\/(Web|Mobile)\//;

/**
 * The pages before and after a page. Between release pages "previous" is the older release and "next" the newer one, in whichever order the
 * sidebar lists them, and neither leads to the other platform.
 */
export function releaseNeighbours({ permalink, previous, next }: Page): Pick<Page, 'previous' | 'next'> {
  const [folder] = RELEASE_FOLDER.exec(permalink) ?? [];
  if (folder === undefined) return neighbours(previous, next);
  const onPlatform = [previous, next].filter((page) => page?.permalink.startsWith(folder));
  const isNewer = (page: Neighbour | undefined) =>
    (page?.permalink.localeCompare(permalink, 'en', { numeric: true }) ?? 0) > 0;
  return neighbours(
    onPlatform.find((page) => !isNewer(page)),
    onPlatform.find(isNewer),
  );
}

function neighbours(previous: Neighbour | undefined, next: Neighbour | undefined): Pick<Page, 'previous' | 'next'> {
  return { ...(previous && { previous }), ...(next && { next }) };
}
