import type { SearchHit, SearchResult } from '@feedback-docs/protocol';
import { plainText } from './markedText.ts';
import { textOf } from './textOf.ts';

/** Most rows under one group title, and most of them from one page. */
const MAX_HITS_PER_GROUP = 5;

/** A hit with its place among the results. */
export interface RankedHit {
  readonly hit: SearchHit;
  /** The page's own hit in the same group, when there is one; null for that hit itself. */
  readonly parent: SearchHit | null;
  /** True when the parent stands above it, so that the row hangs from it. */
  readonly isChild: boolean;
  readonly isLastChild: boolean;
  readonly indexName: string;
  readonly queryID: string | null;
  /** 1-based rank over all hits of its result. */
  readonly position: number;
}

/** Hits under one top-level heading. The title is empty when the records have none. */
export interface HitGroup {
  readonly title: string;
  readonly indexName: string;
  /** Number of the group within its index, from 0. */
  readonly number: number;
  readonly hits: readonly RankedHit[];
}

/** Groups hits by top-level heading, then by page, in the order first seen. */
export function groupHits(results: readonly SearchResult[]): readonly HitGroup[] {
  return results.flatMap((result) => {
    const ranked = result.hits.map((hit, rank) => ({ hit, position: rank + 1 }));
    const groups = [...gather(ranked, ({ hit }) => groupTitle(hit))];
    return groups.map(([title, members], number) => ({
      title,
      indexName: result.index,
      number,
      hits: [...gather(members.slice(0, MAX_HITS_PER_GROUP), ({ hit }) => pageTitle(hit)).values()].flatMap((page) =>
        linkToParent(page, result),
      ),
    }));
  });
}

/** Sections of similar meaning, ranked behind the hits; no row of theirs hangs from another. */
export function relatedHits(results: readonly SearchResult[]): readonly RankedHit[] {
  return results.flatMap(({ hits, relatedHits: related = [], index, queryID = null }) =>
    related.map((hit, at) => ({
      hit,
      position: hits.length + at + 1,
      parent: null,
      isChild: false,
      isLastChild: false,
      indexName: index,
      queryID,
    })),
  );
}

function linkToParent(page: readonly { hit: SearchHit; position: number }[], result: SearchResult): RankedHit[] {
  const parentAt = page.findIndex(({ hit }) => hit.type === 'lvl1');
  const parent = page[parentAt]?.hit ?? null;
  return page.map(({ hit, position }, at) => ({
    hit,
    position,
    parent: hit === parent ? null : parent,
    isChild: parent !== null && at > parentAt,
    isLastChild: parent !== null && at > parentAt && at === page.length - 1,
    indexName: result.index,
    queryID: result.queryID ?? null,
  }));
}

function groupTitle(hit: SearchHit): string {
  return plainText(textOf(hit._highlightResult?.hierarchy?.lvl0?.value ?? hit.hierarchy?.lvl0));
}

function pageTitle(hit: SearchHit): string {
  return textOf(hit.hierarchy?.lvl1);
}

function gather<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const gathered = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const members = gathered.get(name);
    if (members === undefined) gathered.set(name, [item]);
    else members.push(item);
  }
  return gathered;
}
