import { ITEM_KINDS, type ItemKind } from './ItemKind.ts';
import { itemAnchor } from './itemAnchor.ts';
import { PLATFORMS, type Platform } from './Platform.ts';
import type { VersionRef } from './Release.ts';

interface QueryString {
  get(name: string): string | null;
  getAll(name: string): string[];
  append(name: string, value: string): void;
  toString(): string;
}

/** Node and browsers have it, and this package has the types of neither. */
declare const URLSearchParams: new (query?: string) => QueryString;

/** What the reader narrows the list to. An empty list means no limit. */
export interface ExplorerFilters {
  readonly platforms: readonly Platform[];
  readonly kinds: readonly ItemKind[];
  readonly areas: readonly string[];
  readonly text: string;
}

/** What the reader looks at, in the words of the address: versions are not checked here. */
export type ExplorerView =
  | { readonly name: 'all' }
  | { readonly name: 'since'; readonly since: string }
  | { readonly name: 'compare'; readonly from: string; readonly to: string };

/** Everything the address of the explorer says. */
export interface ExplorerAddress {
  readonly filters: ExplorerFilters;
  readonly view: ExplorerView;
}

/** A version as the address writes it, such as "web-1.60". */
export function versionKey({ platform, version }: VersionRef): string {
  return `${platform}-${version}`;
}

const EXPLORER = '/docs/versions';

/** Without filters every item is shown. */
export const NO_FILTERS: ExplorerFilters = { platforms: [], kinds: [], areas: [], text: '' };

/** Longest text the filter takes, in characters. */
export const MAX_FILTER_LENGTH = 100;

/** Reads the query string of the explorer. Filters that do not exist are left out, so an old link never shows an empty page. */
export function parseExplorerAddress(search: string, areas: readonly string[]): ExplorerAddress {
  const query = new URLSearchParams(search);
  const chosen = <Value extends string>(
    name: string,
    values: readonly Value[],
    slug = (value: Value): string => value,
  ) => values.filter((value) => query.getAll(name).includes(slug(value)));
  return {
    filters: {
      platforms: chosen('platform', PLATFORMS),
      kinds: chosen('kind', ITEM_KINDS),
      areas: chosen('area', areas, itemAnchor),
      text: (query.get('q') ?? '').slice(0, MAX_FILTER_LENGTH),
    },
    view: viewOf(query),
  };
}

/** The query string for an address, with its question mark; empty for the whole list. */
export function printExplorerAddress({ filters, view }: ExplorerAddress): string {
  const query = new URLSearchParams();
  if (view.name === 'since') query.append('since', view.since);
  if (view.name === 'compare') {
    query.append('from', view.from);
    query.append('to', view.to);
  }
  for (const platform of filters.platforms) query.append('platform', platform);
  for (const kind of filters.kinds) query.append('kind', kind);
  for (const area of filters.areas) query.append('area', itemAnchor(area));
  if (filters.text.trim() !== '') query.append('q', filters.text.trim());
  const printed = query.toString();
  return printed === '' ? '' : `?${printed}`;
}

/** The address of the explorer on the site that shows this. */
export function explorerPath(address: ExplorerAddress): string {
  return `${EXPLORER}${printExplorerAddress(address)}`;
}

function viewOf(query: QueryString): ExplorerView {
  const [from, to] = [query.get('from'), query.get('to')];
  const since = query.get('since') ?? (to ? null : from);
  if (since !== null) return { name: 'since', since };
  return to ? { name: 'compare', from: from ?? '', to } : { name: 'all' };
}
