interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly private?: boolean;
  readonly scripts?: object;
  readonly devDependencies?: object;
}

/** What a package says of itself when it is installed: built files with their types instead of sources, and nothing of the workspace. */
export function publishedManifest({ private: _, scripts: __, devDependencies: ___, ...manifest }: Manifest): object {
  const { exports = {}, bin } = manifest;
  return {
    ...manifest,
    license: 'MIT',
    exports: Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, builtFile(file)])),
    ...(bin === undefined
      ? {}
      : { bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, built(file, '.js')])) }),
    files: ['dist'],
  };
}

/** `new URL('./worker.ts', import.meta.url)`, which no compiler rewrites, as the built file is called. */
export function rewriteWorkerPaths(script: string): string {
  return script.replace(/(new URL\((['"])\.[^'"]+)\.tsx?\2/g, '$1.js$2');
}

function builtFile(source: string): string | { types: string; default: string } {
  return /\.tsx?$/.test(source)
    ? { types: built(source, '.d.ts'), default: built(source, '.js') }
    : source.replace('./src/', './dist/');
}

function built(source: string, ending: string): string {
  return source.replace('./src/', './dist/').replace(/\.tsx?$/, ending);
}
