import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GeneratedRoute, GeneratedSite } from './GeneratedSite.ts';

/** A version of the docs: the chunk and the file of its props, and the names of the sidebars that its pages show, by path. */
export interface SidebarVersion {
  readonly chunk: string;
  readonly file: string;
  readonly version: PropVersionMetadata;
  readonly shown: ReadonlyMap<string, string>;
}

/** The versions whose pages with a sidebar are all among the `lazy` paths, so that their sidebars can come with the pages. */
export function readSidebars(
  { registry, routes, chunkNames }: Omit<GeneratedSite, 'globalData'>,
  generatedDir: string,
  lazy: ReadonlySet<string>,
): SidebarVersion[] {
  return Object.entries(registry).flatMap(([chunk, { module }]) => {
    if (!/^@generated\/docusaurus-plugin-content-docs\/.*\/p\/.*\.json$/.test(module)) return [];
    const file = join(generatedDir, ...module.split('/').slice(1));
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: PropVersionMetadata };
    if (version?.docsSidebars === undefined) return [];
    const isOfVersion = ({ path, component }: GeneratedRoute) =>
      JSON.stringify(chunkNames[`${path}-${component.hash}`] ?? '').includes(`"${chunk}"`);
    const pages = flattened(routes).filter(isOfVersion).flatMap(pagesBelow);
    const shown = pages.flatMap(({ path, sidebar }) => (sidebar === undefined ? [] : [[path, sidebar] as const]));
    if (shown.some(([path]) => !lazy.has(path))) return [];
    return [{ chunk, file, version, shown: new Map(shown) }];
  });
}

/** The name of the chunk that a sidebar comes in. */
export function sidebarChunk({ chunk, version }: Pick<SidebarVersion, 'chunk' | 'version'>, sidebar: string): string {
  return `sidebar-${chunk}-${Object.keys(version.docsSidebars).indexOf(sidebar)}`;
}

function flattened(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  return routes.flatMap((route) => [route, ...flattened(route.routes ?? [])]);
}

function pagesBelow(route: GeneratedRoute): GeneratedRoute[] {
  return route.routes === undefined ? [route] : route.routes.flatMap(pagesBelow);
}
