import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { ComponentType } from 'react';

/** What `printShard` writes about a few neighbouring pages. */
export interface PageShard {
  readonly registry: Readonly<Record<string, RegistryEntry>>;
  readonly chunkNames: Readonly<Record<string, unknown>>;
  readonly pages: readonly { readonly list: number; readonly route: Omit<AppRoute, 'component'> }[];
  readonly docs: readonly { readonly plugin: string; readonly version: number; readonly docs: readonly unknown[] }[];
  readonly fills: readonly SidebarFill[];
}

/** Loads a module, and names its chunk where that is not called like the entry; "" when the app has the module itself. */
export type RegistryEntry = readonly [load: () => Promise<{ default: unknown }>, chunk?: string];

/** A sidebar that comes in a chunk of its own, and the items of its collapsed categories. */
export interface SidebarFill {
  readonly chunk: string;
  /** The chunk of the docs' version that the sidebar belongs to. */
  readonly version: string;
  readonly sidebar: string;
  readonly load: () => Promise<{ default: PropSidebarItem[] }>;
  /** Items with the position of their category at each level. */
  readonly cuts: readonly { readonly place: readonly number[]; readonly items: PropSidebarItem[] }[];
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
