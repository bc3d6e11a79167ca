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
 * The pages before and after a page. The sidebar lists releases newest first, over both platforms; between release pages "previous"
 * is the older release and "next" the newer one, and neither leads to the other platform.
 */
export function releaseNeighbours({ permalink, previous, next }: Page): Pick<Page, 'previous' | 'next'> {
  const [folder] = RELEASE_FOLDER.exec(permalink) ?? [];
  if (folder === undefined) return neighbours(previous, next);
  const onPlatform = (page: Neighbour | undefined) => (page?.permalink.startsWith(folder) ? page : undefined);
  return neighbours(onPlatform(next), onPlatform(previous));
}

function neighbours(previous: Neighbour | undefined, next: Neighbour | undefined): Pick<Page, 'previous' | 'next'> {
  return { ...(previous && { previous }), ...(next && { next }) };
}
