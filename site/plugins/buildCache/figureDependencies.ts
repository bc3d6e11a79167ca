import { dirname, join } from 'node:path';

interface LoaderContext {
  readonly resourcePath: string;
  addDependency(file: string): void;
}

/** A page is compiled again when a figure that stands in it has changed. */
export default function figureDependencies(this: LoaderContext, source: string): string {
  for (const [, figure] of source.matchAll(/\]\((\.\/figures\/[^\s)]+)/g))
    this.addDependency(join(dirname(this.resourcePath), figure ?? ''));
  return source;
}
