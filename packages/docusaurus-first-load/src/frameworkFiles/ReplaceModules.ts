import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve, sep } from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Replacement } from './replacements.ts';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

interface Folders {
  siteDir: string;
  /** Where our files lie. */
  ownDir: string;
  /** What `@generated` stands for. */
  generatedFilesDir: string;
}

const NAME = 'ReplaceModules';
const GENERATED = '@generated/';
/** Of sources and of what is built of them. */
const ENDINGS = ['', '.tsx', '.ts', '.js'];

/**
 * Puts our modules in the place of the framework's, and fails the build when one has no effect: its file is gone, another copy of it is left, or
 * nothing imports it any more. Each error names the entry and how to keep the framework's own.
 */
export class ReplaceModules {
  readonly #replacements: readonly Replacement[];
  readonly #bundler: Bundler;
  readonly #folders: Folders;

  constructor(replacements: readonly Replacement[], bundler: Bundler, folders: Folders) {
    this.#replacements = replacements;
    this.#bundler = bundler;
    this.#folders = folders;
  }

  apply(compiler: Compiler): void {
    for (const replacement of this.#replacements) if (isFile(replacement)) this.#replaceFile(replacement, compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const resources = [...modules].flatMap((module) => (module as { resource?: string }).resource ?? []);
        for (const replacement of this.#replacements)
          for (const fault of this.#faultsOf(replacement, resources))
            compilation.errors.push(new this.#bundler.WebpackError(this.#explain(replacement, fault)));
      });
    });
  }

  /** The aliases that replace whole packages. */
  aliases(importer: string | undefined): Record<string, string> {
    return Object.fromEntries(
      this.#replacements
        .filter((replacement) => !isFile(replacement) && replacement.importer === importer)
        .map((replacement) => [`${replacement.module}$`, this.#ours(replacement)]),
    );
  }

  #replaceFile(replacement: Replacement, compiler: Compiler): void {
    const path = this.#resolve(replacement.module);
    if (path === undefined) return; // An error of the compilation, with all others.
    const pattern = new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
    new this.#bundler.NormalModuleReplacementPlugin(pattern, this.#ours(replacement)).apply(compiler);
  }

  #faultsOf(replacement: Replacement, resources: readonly string[]): string[] {
    const { module, by, importer } = replacement;
    if (isFile(replacement) && this.#resolve(module) === undefined) return ['is not there'];
    const isOf = (name: string) => (resource: string) =>
      resource.replaceAll(sep, '/').includes(`/node_modules/${name}`);
    const ours = isPackage(by) ? isOf(`${by}/`) : (resource: string) => resource === this.#ours(replacement);
    const theirs = module.startsWith(GENERATED)
      ? (resource: string) => resource === this.#resolve(module)
      : isOf(isPackage(module) ? `${module}/` : module);
    const left = importer === undefined ? resources.filter(theirs) : [];
    return [
      ...(resources.some(ours) ? [] : ['is imported by nothing any more']),
      ...(left.length === 0 ? [] : [`is still in the build, as ${left.join(' and ')}`]),
    ];
  }

  #ours({ by }: Replacement): string {
    if (isPackage(by)) return by;
    if (by.startsWith(GENERATED)) return this.#generated(by);
    const path = resolve(this.#folders.ownDir, by);
    return ENDINGS.map((ending) => path + ending).find(existsSync) ?? path;
  }

  /** Files that packages do not export are found too. */
  #resolve(module: string): string | undefined {
    if (module.startsWith(GENERATED)) return this.#generated(module);
    const folders = createRequire(join(this.#folders.siteDir, 'package.json')).resolve.paths(module) ?? [];
    return folders.map((folder) => join(folder, module)).find(existsSync);
  }

  #generated(module: string): string {
    return join(this.#folders.generatedFilesDir, module.slice(GENERATED.length));
  }

  #explain({ id, module, by, why }: Replacement, fault: string): string {
    const core = this.#resolve('@docusaurus/core/package.json') ?? '';
    const { version } = JSON.parse(readFileSync(core, 'utf8')) as { version: string };
    return `${module} ${fault} in Docusaurus ${version}. ${by} takes its place: ${why} Correct its entry in the replacements of docusaurus-first-load, or keep the framework's own with its option parts: { '${id}': false }.`;
  }
}

function isFile({ module }: Replacement): boolean {
  return !isPackage(module);
}

function isPackage(module: string): boolean {
  return !module.startsWith(GENERATED) && module.split('/').length === (module.startsWith('@') ? 2 : 1);
}
