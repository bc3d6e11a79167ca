import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;

/** What only one of the framework's two bundlers has (https://rspack.rs/plugins/rspack/runtime-plugin). */
interface RuntimePlugin {
  getCompilationHooks(compilation: Compilation): {
    createScript: { tap(name: string, add: (code: string) => string): void };
  };
}

const NAME = 'KeepIntegrity';
const INTEGRITY = `document.getElementById("app")?.content.querySelector('[src="' + url + '"]')?.integrity || ""`;

/**
 * When a script that the page names does not arrive, or is not the one the page vouches for, the bundler's runtime asks for it again.
 * This has it ask with the hash in the page's `<template id=app>`, so that a refused script is refused again.
 */
export class KeepIntegrity {
  apply(compiler: Compiler): void {
    const { RuntimePlugin } = compiler.webpack as unknown as { RuntimePlugin?: RuntimePlugin };
    if (RuntimePlugin === undefined)
      throw new Error(
        'The integrity of scripts needs Rspack. Set future.faster.rspackBundler in docusaurus.config.ts.',
      );
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\nscript.integrity = ${INTEGRITY};`,
      );
    });
  }
}
