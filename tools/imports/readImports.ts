import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from './findCycles.ts';

const SOURCES = [
  'packages/*/src/**/*.{ts,tsx}',
  'site/**/*.{ts,tsx}',
  'bench/**/*.ts',
  'tools/**/*.{ts,mjs}',
  'e2e/**/*.ts',
];
/** Tests may import whatever they need: nothing imports them. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|build|\.docusaurus|fixtures|test)\/|\.test\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The sources of the repository with what each imports of its own room or of another; types count, packages from outside do not. */
export function readImports(root: string): SourceFile[] {
  const entryPoints = readEntryPoints(root);
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const { module } = parseSync(path, source);
      const specifiers = [
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...module.staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        ),
        ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
      ];
      const imports = specifiers.flatMap((specifier) => resolve(root, path, specifier, entryPoints) ?? []);
      return { path, imports: [...new Set(imports)] };
    });
}

/** The files behind the names by which rooms import each other. */
function readEntryPoints(root: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      return Object.entries(exports).map(([key, target]) => [join(name, key), join(dirname(file), target)] as const);
    }),
  );
}

function resolve(root: string, path: string, specifier: string, entryPoints: ReadonlyMap<string, string>) {
  if (!specifier.startsWith('.')) return entryPoints.get(specifier);
  const target = join(root, dirname(path), specifier);
  const ending = ENDINGS.find((end) => /\.[a-z]+$/.test(target + end) && existsSync(target + end));
  return ending === undefined ? undefined : relative(root, target + ending);
}
