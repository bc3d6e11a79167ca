import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { ComponentType } from 'react';

/** What site/plugins/lazyRoutes writes about a few neighbouring pages. */
export interface PageShard {
  readonly registry: Readonly<Record<string, RegistryEntry>>;
  readonly chunkNames: Readonly<Record<string, unknown>>;
  readonly pages: readonly { readonly list: number; readonly route: Omit<AppRoute, 'component'> }[];
  readonly docs: readonly { readonly plugin: string; readonly version: number; readonly docs: readonly unknown[] }[];
  readonly fills: readonly { readonly chunk: string; readonly cuts: readonly SidebarCut[] }[];
}

/** Loads a chunk. The names of its module, which the framework's own entries have too, only serve the server. */
export type RegistryEntry = readonly [load: () => Promise<{ default: unknown }>];

/** Items of a collapsed category and where they belong, such as "docsSidebar.2.0". */
export interface SidebarCut {
  readonly place: string;
  readonly items: PropSidebarItem[];
}

/** A route as react-router-config reads it, with the hash its component is made from. */
export interface AppRoute {
  path: string;
  hash?: string;
  exact?: boolean;
  sidebar?: string;
  component: ComponentType & { preload?: () => Promise<unknown> };
  /** Where pages are put that name this number. */
  list?: number;
  routes?: AppRoute[];
}

/** The first link of a category whose items are not here yet; `all` once they are. */
export type PlaceholderItem = PropSidebarItem & { isPlaceholder?: true; all?: PropSidebarItem[] };

/** What the app of the built site offers on `window.docusaurus` beside the framework's own two functions. */
export interface SitePages {
  loadPages(pathname: string): Promise<void>;
}
