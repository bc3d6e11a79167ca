/** The item at each rank, best first; an unused rank is undefined. */
export type Ranks = readonly (string | undefined)[];

/**
 * The ranks after an item was given a rank, counted from 0; the item that held it takes the rank that became free, if any. A rank
 * outside the list leaves the item unranked.
 */
export function giveRank(ranks: Ranks, item: string, rank: number): Ranks {
  const freed = ranks.indexOf(item);
  const displaced = ranks[rank];
  return ranks.map((holder, index) => {
    if (index === rank) return item;
    if (index === freed) return displaced;
    return holder;
  });
}

/** The rank one step up for an item: the better neighbour, or for an unranked item the first free rank, else the last one. */
export function rankAbove(ranks: Ranks, item: string): number {
  const rank = ranks.indexOf(item);
  if (rank !== -1) return rank - 1;
  const free = ranks.indexOf(undefined);
  return free === -1 ? ranks.length - 1 : free;
}
