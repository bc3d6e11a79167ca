import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';
import type { Root } from 'hast';
import type { DocPage, PageSection } from '../DocPage.ts';
import { articleSections } from '../records/pageSections.ts';
import type { PageMarkup } from '../SearchPluginOptions.ts';
import { renderedArticle } from './renderedArticle.ts';

/** The bundler's configuration as plugins are given it. */
export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Reads pages from their Markdown. */
export interface MarkdownReader {
  readonly folders: readonly string[];
  /** The sections of a page as its file is now. */
  read(page: DocPage): Promise<PageSection[]>;
}

/** The framework's loader of Markdown, with a docs plugin's options for it. */
interface LoaderItem {
  readonly loader: string;
  readonly options: { readonly rehypePlugins?: readonly unknown[]; readonly processors?: unknown };
}

interface LoaderModule {
  readonly default: (this: object, source: string) => Promise<void>;
  createMDXLoaderItem(options: LoaderItem['options']): Promise<LoaderItem>;
}

const LOADER = /[\\/]mdx-loader[\\/]/;

/**
 * Reads the sections of pages from their Markdown, as no page is rendered in development: by the loader and the plugins with which the
 * site itself compiles them, so that ids, figures and lists are as in a build. Components count with what stands between their tags.
 */
export function createMarkdownReader(config: BundlerConfig, markup: PageMarkup = {}): MarkdownReader {
  const compilers = docsRules(config).map(({ folders, item }) => ({ folders, compile: lazily(() => compiler(item)) }));
  const known = new Map<string, { text: string; sections: PageSection[] }>();
  const read = async ({ file, title }: DocPage) => {
    const text = readFileSync(file, 'utf8');
    const before = known.get(file);
    if (before?.text === text) return before.sections;
    const found = compilers.find(({ folders }) => folders.some((folder) => file.startsWith(folder)));
    if (found === undefined)
      throw new Error(`${file} belongs to no docs plugin in the bundler's configuration, so it cannot be searched.`);
    const tree = await (await found.compile())(file, text);
    const sections = articleSections(renderedArticle(tree, title), markup);
    known.set(file, { text, sections });
    return sections;
  };
  return { folders: compilers.flatMap(({ folders }) => folders), read };
}

function docsRules({ module }: BundlerConfig): { folders: readonly string[]; item: LoaderItem }[] {
  const rules = (module?.rules ?? []) as { include?: string[]; use?: LoaderItem[] }[];
  return rules.flatMap(({ include, use }) => {
    const item = Array.isArray(use) ? use.find(({ loader }) => LOADER.test(loader ?? '')) : undefined;
    return item === undefined || !Array.isArray(include) ? [] : [{ folders: include, item }];
  });
}

/** Compiles a file up to the tree that its component is written from. */
async function compiler({ loader, options }: LoaderItem): Promise<(file: string, text: string) => Promise<Root>> {
  const { default: load, createMDXLoaderItem }: LoaderModule = createRequire(import.meta.url)(loader);
  const trees = new Map<string, Root>();
  const keepTree =
    () =>
    (tree: Root, { path }: { path: string }) =>
      void trees.set(path, structuredClone(tree));
  const { processors: _processors, ...rest } = options;
  const item = await createMDXLoaderItem({ ...rest, rehypePlugins: [...(options.rehypePlugins ?? []), keepTree] });
  return async (file, text) => {
    await new Promise<void>((done, fail) => {
      const context = {
        resource: file,
        resourcePath: file,
        _compiler: { name: 'client' },
        getOptions: () => item.options,
        addDependency: () => undefined,
        async: () => (error: unknown) => (error == null ? done() : fail(error)),
      };
      load.call(context, text);
    });
    const tree = trees.get(file);
    trees.delete(file);
    if (tree === undefined) throw new Error(`${file} was compiled without a tree that could be read.`);
    return tree;
  };
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
