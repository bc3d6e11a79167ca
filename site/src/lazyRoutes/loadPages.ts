import ComponentCreator from '@docusaurus/ComponentCreator';
import type { PropSidebarItem, PropSidebarItemCategory, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import globalData from '@generated/globalData';
import { firsts, loaders } from '@generated/lazy-routes/shards.js';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { AppRoute, PageShard, PlaceholderItem, RegistryEntry, SidebarCut } from './PageShard';

const loads = new Map<number, Promise<void>>();

/**
 * Makes the page at a path, and its neighbours, known to the app: their routes, the docs' metadata and the items of the sidebar's
 * categories they stand in. Each shard is fetched once; after a failure the next call tries again. Unknown paths resolve too.
 */
export function loadPages(pathname: string): Promise<void> {
  const path = pathname.replace(/(.)\/$/, '$1');
  const shard = firsts.findLastIndex((first) => first <= path);
  const loader = loaders[shard];
  if (loader === undefined) return Promise.resolve();
  const load = loads.get(shard) ?? loader().then(addPages);
  loads.set(shard, load);
  load.catch(() => loads.delete(shard));
  return load;
}

/** The framework reads these objects whenever it renders, so what is put into them is found. */
async function addPages(shard: PageShard): Promise<void> {
  Object.assign(registry, shard.registry);
  Object.assign(routesChunkNames, shard.chunkNames);
  await Promise.all(shard.fills.filter(({ cuts }) => cuts.length > 0).map(fillSidebars));
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

async function fillSidebars({ chunk, cuts }: { chunk: string; cuts: readonly SidebarCut[] }): Promise<void> {
  const [load] = (registry as unknown as Record<string, RegistryEntry>)[chunk] ?? [];
  const props = (await load?.()) as { default: { version: PropVersionMetadata } } | undefined;
  if (props === undefined) return;
  for (const { place, items } of cuts) fillCategory(props.default.version.docsSidebars, place, items);
}

function fillCategory(sidebars: PropVersionMetadata['docsSidebars'], place: string, items: PropSidebarItem[]): void {
  const [name = '', ...positions] = place.split('.');
  let level: PropSidebarItem[] = sidebars[name] ?? [];
  let category: PropSidebarItemCategory | undefined;
  for (const position of positions) {
    const item = level[Number(position)];
    if (item?.type !== 'category') return;
    category = item;
    level = item.items;
  }
  const placeholder = category?.items[0] as PlaceholderItem | undefined;
  if (category === undefined || placeholder?.isPlaceholder !== true) return;
  placeholder.all = items;
  category.items = items;
}
