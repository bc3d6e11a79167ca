import { type JsMinifyOptions, minify } from '@swc/core';
import type { BuiltPage } from './readBuiltPages.ts';

const SCRIPT = /(<script[^>]*>)([\s\S]*?)<\/script>/;
/** Data, and scripts that stand in a file. */
const NOT_CODE = /\s(type="?(application\/|speculationrules)|src=)/;
/**
 * End tags that every parser supplies by itself, where the next tag follows at once: those of HTML, 13.1.2.4 Optional tags, that simple
 * parsers of programs which read pages know as well.
 */
const NEEDLESS_END = new RegExp(
  ['</li>(?=<(?:li[ >]|/ul>|/ol>))', '</t[dh]>(?=<(?:t[dh][ >]|/tr>))', '</p>(?=<(?:p[ >]|/div>))'].join('|'),
  'g',
);

/** What stands before the first box: the framework's template leaves many lines blank there. */
const START = /^[\s\S]*?<div/;

/**
 * Pages with their inline scripts minified and without needless end tags and blank lines: what of the framework's minifier shows in compressed bytes,
 * which would read every page again. What browsers make of a page stays the same. A script that is no JavaScript, as an
 * author may have written it into Markdown, stays as it is.
 */
export async function minifyPages(pages: readonly BuiltPage[]): Promise<BuiltPage[]> {
  const known = new Map<string, Promise<string>>();
  const shortened = (script: string) => {
    const code = known.get(script) ?? minifiedCode(script);
    known.set(script, code);
    return code;
  };
  return Promise.all(pages.map(async (page) => ({ ...page, html: await shortenPage(page.html, shortened) })));
}

async function shortenPage(html: string, shortened: (script: string) => Promise<string>): Promise<string> {
  const tight = html.replace(START, (start) => start.replace(/>\n+</g, '><'));
  // Markup, the tag of a script and its text, in turn.
  const parts = await Promise.all(
    tight.split(SCRIPT).map(async (part, at, all) => {
      if (at % 3 === 0) return part.replace(NEEDLESS_END, '').replace('<body >', '<body>');
      if (at % 3 === 1) return part;
      return `${NOT_CODE.test(all[at - 1] ?? '') ? part : await shortened(part)}</script>`;
    }),
  );
  return parts.join('');
}

async function minifiedCode(script: string): Promise<string> {
  const options: JsMinifyOptions = {
    compress: { passes: 3 },
    mangle: true,
    module: false,
    format: { comments: false },
  };
  const { code } = await minify(script, options).catch(() => ({ code: script }));
  return code.replace(/;$/, '');
}
