import type { SourceFile } from './findCycles.ts';

/** A file of fewer lines needs a reason to be one. */
const MIN_LINES = 20;

/**
 * Files of under 20 lines that only one other file imports and that could stand in it: neither an entry point of a package nor exported by
 * one, and not fetched later than its importer. A test is an importer like any other.
 */
export function findSmallFiles(
  files: readonly Omit<SourceFile, 'isTest'>[],
): { readonly path: string; readonly importer: string }[] {
  const importers = Map.groupBy(
    files.flatMap((file) => file.imports.map((path) => ({ path, file }))),
    ({ path }) => path,
  );
  return files.flatMap(({ path, lines, isEntryPoint }) => {
    const [only, ...others] = importers.get(path) ?? [];
    if (lines >= MIN_LINES || isEntryPoint || only === undefined || others.length > 0) return [];
    if (only.file.lazyImports.includes(path) || only.file.isEntryPoint) return [];
    return [{ path, importer: only.file.path }];
  });
}
