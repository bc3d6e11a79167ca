import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from './findCycles.ts';

const SOURCES = [
  'packages/*/{src,test}/**/*.{ts,tsx}',
  'site/**/*.{ts,tsx}',
  'bench/**/*.ts',
  'tools/**/*.{ts,mjs}',
  'e2e/**/*.ts',
];
const LEFT_OUT = /(?:^|\/)(?:node_modules|build|\.docusaurus|fixtures)\//;
const TEST = /\/test\/|\.test\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The sources of the repository with what each imports of its own room or of another; types count, packages from outside do not. */
export function readImports(root: string): SourceFile[] {
  const entryPoints = readEntryPoints(root);
  const entryFiles = new Set(entryPoints.values());
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const { module } = parseSync(path, source);
      const find = (specifier: string) => resolve(root, path, specifier, entryPoints) ?? [];
      const specifiers = [
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...module.staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        ),
      ];
      const lazyImports = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
        find(source.slice(start + 1, end - 1)),
      );
      return {
        path,
        imports: [...new Set([...specifiers.flatMap(find), ...lazyImports])],
        lazyImports,
        lines: source.split('\n').length - 1,
        isTest: TEST.test(path),
        isEntryPoint: entryFiles.has(path),
      };
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
  const inSite = /^@site\/(.*)/.exec(specifier)?.[1];
  if (inSite === undefined && !specifier.startsWith('.')) return entryPoints.get(specifier);
  const target = inSite === undefined ? join(root, dirname(path), specifier) : join(root, 'site', inSite);
  const ending = ENDINGS.find((end) => /\.[a-z]+$/.test(target + end) && existsSync(target + end));
  return ending === undefined ? undefined : relative(root, target + ending);
}
