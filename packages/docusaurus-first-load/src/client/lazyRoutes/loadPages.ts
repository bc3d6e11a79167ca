import ComponentCreator from '@docusaurus/ComponentCreator';
import type { PropSidebarItem, PropSidebarItemCategory, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import globalData from '@generated/globalData';
import { firsts, loaders } from '@generated/lazy-routes/shards.js';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { AppRoute, PageShard, PlaceholderItem, RegistryEntry, SidebarFill } from './PageShard.ts';
import { pathOrder, withoutSlash } from './pathOrder.ts';

interface VersionProps {
  version: Pick<PropVersionMetadata, 'docsSidebars'>;
}

const loads = new Map<number, Promise<void>>();
const places = firsts.map(pathOrder);
/** The framework's loaders by their chunk. */
export const entries = registry as unknown as Record<string, RegistryEntry>;

/**
 * Makes the page at a path, and its neighbours, known to the app: their routes, the docs' metadata and the items of the sidebar's
 * categories they stand in. Each shard is fetched once; after a failure the next call tries again. Unknown paths resolve too.
 */
export function loadPages(pathname: string): Promise<void> {
  const shard = shardOf(pathname);
  const loader = loaders[shard];
  if (loader === undefined) return Promise.resolve();
  const load = loads.get(shard) ?? loader().then(addPages);
  loads.set(shard, load);
  load.catch(() => loads.delete(shard));
  return load;
}

/** The number of the shard that knows a path, if any does; -1 for paths before all of them. */
export function shardOf(pathname: string): number {
  const place = pathOrder(withoutSlash(pathname));
  return places.findLastIndex((first) => first <= place);
}

/** The framework reads these objects whenever it renders, so what is put into them is found. */
async function addPages(shard: PageShard): Promise<void> {
  Object.assign(registry, shard.registry);
  Object.assign(routesChunkNames, shard.chunkNames);
  for (const fill of shard.fills) entries[fill.chunk] = [() => fillSidebar(fill)];
  await Promise.all(shard.fills.map(fillCategories));
  for (const { plugin, version, docs } of shard.docs) docsOf(plugin, version)?.push(...docs);
  for (const { list, route } of shard.pages)
    findList(list)?.push({ ...route, component: ComponentCreator(route.path, route.hash ?? '') } as AppRoute);
}

function findList(list: number, level = routes as unknown as AppRoute[]): AppRoute[] | undefined {
  for (const route of level) {
    if (route.list === list) return route.routes;
    const nested = findList(list, route.routes ?? []);
    if (nested !== undefined) return nested;
  }
  return undefined;
}

function docsOf(plugin: string, version: number): unknown[] | undefined {
  const data = globalData as Record<string, Record<string, { versions: { docs: unknown[] }[] }> | undefined>;
  return data['docusaurus-plugin-content-docs']?.[plugin]?.versions[version]?.docs;
}

/** Puts a sidebar where the pages of its version look for it. */
async function fillSidebar({ version, sidebar, load }: SidebarFill): Promise<{ default: PropSidebarItem[] }> {
  const [props, items] = await Promise.all([entries[version]?.[0](), load()]);
  if (props === undefined) throw new Error(`The sidebar ${sidebar} belongs to a version of the docs that is not here.`);
  (props.default as VersionProps).version.docsSidebars[sidebar] = items.default;
  return items;
}

async function fillCategories(fill: SidebarFill): Promise<void> {
  if (fill.cuts.length === 0) return;
  const { default: sidebar } = await fillSidebar(fill);
  for (const { place, items } of fill.cuts) fillCategory(sidebar, place, items);
}

function fillCategory(sidebar: PropSidebarItem[], place: readonly number[], items: PropSidebarItem[]): void {
  let level = sidebar;
  let category: PropSidebarItemCategory | undefined;
  for (const position of place) {
    const item = level[position];
    if (item?.type !== 'category') return;
    category = item;
    level = item.items;
  }
  const placeholder = category?.items[0] as PlaceholderItem | undefined;
  if (category === undefined || placeholder?.isPlaceholder !== true) return;
  placeholder.all = items;
  category.items = items;
}
