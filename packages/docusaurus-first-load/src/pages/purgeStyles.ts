import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileCache } from '@feedback-docs/file-cache';
import browserslist from 'browserslist';
import { browserslistToTargets, type CustomAtRules, transform, type Visitor } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { type Markup, readMarkup } from './readMarkup.ts';
import { resolveCssVariables } from './resolveCssVariables.ts';

/** Attributes that scripts of the first load or the browser set: rules about them always stay. */
const STATE_ATTRIBUTES = [
  'aria-expanded',
  'data-announcement-bar-initially-dismissed',
  'data-theme',
  'data-theme-choice',
  'data-waiting',
];

/** Safari wants the prefix for a line with a style of its own, and for colours within the short form only. */
const NEEDLESS_PREFIX = /-webkit-text-decoration(:(none|underline)(!important)?|-color:[^;{}]*);/g;

/**
 * Returns a function that cuts a stylesheet down to the rules a page needs as it was built, in their order. Pages that use the same
 * part of it share one answer, and so do builds by what is `kept`. States that only come with the app (an open dialog, a menu) are not
 * kept: the app brings the whole stylesheet with it.
 */
export async function purgeStyles(
  styles: string,
  pages: readonly string[],
  { kept, browsers }: { kept: Pick<FileCache, 'pathOf'>; browsers: readonly string[] },
): Promise<(html: string) => Promise<string>> {
  const used = styles.replace(FOR_OTHER_MARKUP, '');
  const css = OWN_HEADING_SIZES.test(used) ? used.replace(HEADING_SIZES, '') : used;
  const markups = new Map(pages.map((html) => [html, readMarkup(html)]));
  const all = allOf([...markups.values()]);
  const site = await keptText(kept, [css, listed(all)], () => purge(css, all));
  const known = new Set(site.match(/[\w-]+/g));
  const answers = new Map<string, Promise<string>>();
  return (html) => {
    const markup = markups.get(html) ?? readMarkup(html);
    const signature = listed(markup, known);
    const answer =
      answers.get(signature) ??
      keptText(kept, [site, signature, ...browsers], async () =>
        shorten(resolveCssVariables(await purge(site, markup), markup.variables), browsers),
      );
    answers.set(signature, answer);
    return answer;
  };
}

/** The browsers that a site's package.json names for production. */
export function productionBrowsers(siteDir: string): string[] {
  return browserslist(undefined, { path: siteDir, env: 'production' });
}

/** What makes the styles: this file, the one it uses, libraries' versions and browsers. What was made by other ones is made anew. */
const SELF = fileURLToPath(import.meta.url);
const RULES = [SELF, `resolveCssVariables${extname(SELF)}`, '../../package.json']
  .reduce((hash, file) => hash.update(readFileSync(resolve(dirname(SELF), file))), createHash('sha256'))
  .digest('hex');

/** Of Infima, for markup that the classic theme does not write: a navbar without its inner box, links without an address. */
const FOR_OTHER_MARKUP =
  /(?<=[{}]|^)(?:a:not\(\[href\]\)|\.navbar>\.container,\.navbar>\.container-fluid|\.navbar__item\.dropdown \.navbar__link:not\(\[href\]\))\{[^{}]*\}/g;

/** The sizes of headings in articles that Infima has, where a site gives them sizes itself. */
const OWN_HEADING_SIZES = /\.markdown h\d\{font-size:/;
const HEADING_SIZES = /(?<=\.markdown[> ]h\d(?::first-child)?\{)--ifm-h\d-font-size:[\d.]+rem;?/g;

/** What shows under a pointer, or moves: the pointer's first movement brings the whole stylesheet. */
const WITH_POINTER: Visitor<CustomAtRules> = {
  Selector: (selector) =>
    selector.some((part) => part.type === 'pseudo-class' && part.kind === 'hover') ? [] : undefined,
  Declaration: {
    transition: () => [],
    'transition-property': () => [],
    'transition-duration': () => [],
    'transition-timing-function': () => [],
  },
};

/** With their values in place, sums can be computed and rules can be joined. Prefixes stay that one of the browsers needs. */
function shorten(css: string, browsers: readonly string[]): string {
  const targets = browserslistToTargets([...browsers]);
  const options = { filename: 'page.css', minify: true, targets };
  const { code: still } = transform({ ...options, code: Buffer.from(css), visitor: WITH_POINTER });
  const { code } = transform({ ...options, code: still });
  return code.toString().replace(NEEDLESS_PREFIX, '');
}

async function keptText(
  kept: Pick<FileCache, 'pathOf'>,
  from: readonly string[],
  make: () => Promise<string>,
): Promise<string> {
  return readFile(await kept.pathOf(JSON.stringify([RULES, ...from]), '.css', make), 'utf8');
}

function allOf(markups: readonly Markup[]): Markup {
  const all = (part: keyof Markup) => new Set(markups.flatMap((markup) => [...markup[part]]));
  return {
    tags: all('tags'),
    ids: all('ids'),
    classes: all('classes'),
    names: all('names'),
    values: all('values'),
    variables: all('variables'),
  };
}

/** The words of a page as a text, whatever their order; only those that are `known`, if that is given. */
function listed({ tags, ids, classes, names, values, variables }: Markup, known?: ReadonlySet<string>): string {
  const lists = [tags, ids, classes, names, values, variables];
  return JSON.stringify(lists.map((words) => [...words].filter((word) => known?.has(word) !== false).sort()));
}

async function purge(css: string, { tags, ids, classes, names, values, variables }: Markup): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    // What stands in the page is known already; there must be something to extract it from.
    content: [{ raw: '-', extension: 'html' }],
    extractors: [
      {
        extensions: ['html'],
        extractor: () => ({
          tags: ['html', 'body', ...tags],
          ids: [...ids],
          classes: [...classes],
          attributes: { names: [...names], values: [...values] },
          undetermined: [],
        }),
      },
    ],
    dynamicAttributes: STATE_ATTRIBUTES,
    safelist: { standard: [], deep: [], greedy: [], variables: [...variables], keyframes: [] },
    variables: true,
    keyframes: true,
    // The site's own faces are named by a variable, where they would not be found.
    fontFace: false,
  });
  if (result === undefined)
    throw new Error('PurgeCSS gave no stylesheet back. Look at its release notes, its API changed.');
  return result.css;
}
