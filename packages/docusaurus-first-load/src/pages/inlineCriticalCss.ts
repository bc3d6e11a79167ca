import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileCache } from '@feedback-docs/file-cache';
import type { Addresses } from '@feedback-docs/pages/addresses';
import { productionBrowsers, purgeStyles } from './purgeStyles.ts';
import type { BuiltPage } from './readBuiltPages.ts';
import { styleClasses } from './styleClasses.ts';

const STYLESHEET = /<link[^>]*\srel="?stylesheet"?[^>]*\shref="?([^"\s>]*\/assets\/css\/[^"\s>]+)"?[^>]*>/;
const APP_SCRIPT = /<script[^>]*\ssrc="?([^"\s>]*\/assets\/js\/[^"\s>]+)"?[^>]*><\/script>/g;

interface Folders {
  readonly buildDir: string;
  readonly cacheDir: string;
  readonly siteDir: string;
}

/**
 * Makes pages arrive in one request: each has the CSS rules it needs inline, including those of its style attributes, and the whole
 * stylesheet and the app wait in `<template id="app">` for the script of the first load, with the page's `scriptsOf`. Caches styles in
 * `cacheDir` for the next build. Throws when a page has no stylesheet or no app.
 */
export async function inlineCriticalCss(
  { buildDir, cacheDir, siteDir }: Folders,
  pages: readonly BuiltPage[],
  scriptsOf: (url: string) => readonly string[],
  { toPath }: Pick<Addresses, 'toPath'>,
): Promise<BuiltPage[]> {
  const kept = new FileCache(cacheDir);
  const purgers = new Map<string, (html: string) => Promise<string>>();
  const integrities = new Map<string, string>();
  const integrityOf = (src: string) => {
    const integrity = integrities.get(src) ?? sha256(readFileSync(join(buildDir, toPath(src))));
    integrities.set(src, integrity);
    return integrity;
  };
  const inlined: BuiltPage[] = [];
  for (const page of pages) {
    const stylesheet = STYLESHEET.exec(page.html)?.[1];
    if (stylesheet === undefined)
      throw new Error(`${page.url} links no stylesheet. Look at what the bundler wrote into its head.`);
    const purgePage =
      purgers.get(stylesheet) ??
      (await purgeStyles(
        readFileSync(join(buildDir, toPath(stylesheet)), 'utf8'),
        pages.map(({ html }) => html),
        { kept, browsers: productionBrowsers(siteDir) },
      ));
    purgers.set(stylesheet, purgePage);
    const html = deferApp(page, await purgePage(page.html), scriptsOf(page.url), integrityOf);
    inlined.push({ ...page, html });
  }
  kept.removeUnused();
  return inlined;
}

function deferApp(
  page: BuiltPage,
  styles: string,
  pageScripts: readonly string[],
  integrityOf: (src: string) => string,
): string {
  const { html, rules } = styleClasses(page.html);
  const [link = '', stylesheet] = STYLESHEET.exec(html) ?? [];
  const scripts = [...html.matchAll(APP_SCRIPT)].map(([, src = '']) => src);
  if (scripts.length === 0) throw new Error(`${page.url} loads no app. Look at what the bundler wrote into its head.`);
  const tags = [...scripts, ...pageScripts].map(
    (src) => `<script src=${src} integrity=${integrityOf(src)} async></script>`,
  );
  const app = `<link rel=stylesheet href=${stylesheet}>${tags.join('')}`;
  return html
    .replace(APP_SCRIPT, '')
    .replace(link, () => `<style>${styles}${rules}</style><template id=app>${app}</template>`);
}

function sha256(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
