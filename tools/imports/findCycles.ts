import { posix } from 'node:path';

/** One file and the files of the repository that it imports, as paths from its root. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
  /** Those of the imports that are fetched later. */
  readonly lazyImports: readonly string[];
  readonly lines: number;
  readonly isTest: boolean;
  /** Whether it can be imported by a package's name. */
  readonly isEntryPoint: boolean;
}

/** A folder some of whose files and subfolders import each other in a circle. */
export interface Cycle {
  readonly folder: string;
  /** Names of the files and subfolders in the circle; each imports the next, and the last the first. */
  readonly entries: readonly string[];
  /** For each entry, an import that leads from it to the next: "importing file -> imported file". */
  readonly imports: readonly string[];
}

/**
 * The cycles between the files and subfolders of each folder. An import counts in the folder that holds both files, between
 * the entries of that folder in which they lie: in `src`, `match/a.ts` -> `rank/b.ts` is `match` -> `rank`. So cycles
 * between files and cycles between folders are found in the same way.
 */
export function findCycles(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): Cycle[] {
  const folders = new Map<string, Map<string, Map<string, string>>>();
  for (const { path, imports } of files) {
    for (const imported of imports) {
      const { folder, from, to } = commonFolder(path, imported);
      if (from === to) continue;
      const graph = folders.get(folder) ?? new Map<string, Map<string, string>>();
      folders.set(folder, graph);
      const edges = graph.get(from) ?? new Map<string, string>();
      graph.set(from, edges);
      if (!edges.has(to)) edges.set(to, `${path} -> ${imported}`);
    }
  }
  return [...folders].sort(byName).flatMap(([folder, graph]) => {
    const entries = shortestCycle(graph);
    if (entries === undefined) return [];
    const imports = entries.map((entry, at) => graph.get(entry)?.get(entries[(at + 1) % entries.length] ?? '') ?? '');
    return [{ folder, entries, imports }];
  });
}

/** The folder that holds both files, and the entries of it in which they lie. */
function commonFolder(left: string, right: string): { folder: string; from: string; to: string } {
  const [a, b] = [left.split('/'), right.split('/')];
  let depth = 0;
  while (depth < Math.min(a.length, b.length) - 1 && a[depth] === b[depth]) depth++;
  return { folder: posix.join(...a.slice(0, depth), '.'), from: a[depth] ?? '', to: b[depth] ?? '' };
}

/** One of the shortest circles of a graph, by breadth-first search from every node. */
function shortestCycle(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | undefined {
  let shortest: string[] | undefined;
  for (const start of [...graph.keys()].sort()) {
    const paths = [[start]];
    const seen = new Set<string>();
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      if (shortest !== undefined && path.length >= shortest.length) break;
      const next = [...(graph.get(path.at(-1) ?? '')?.keys() ?? [])].sort();
      if (next.includes(start)) shortest = path;
      for (const entry of next.filter((name) => !seen.has(name))) {
        seen.add(entry);
        paths.push([...path, entry]);
      }
    }
  }
  return shortest;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
