import { PurgeCSS } from 'purgecss';
import { readMarkup } from './readMarkup.ts';
import { settleVariables } from './settleVariables.ts';

/** Attributes that scripts of the first load or the browser set: rules about them always stay. */
const STATE_ATTRIBUTES = [
  'aria-expanded',
  'data-announcement-bar-initially-dismissed',
  'data-theme',
  'data-theme-choice',
  'data-waiting',
];

/** Safari wants the prefix for a line with a colour or a style of its own only. */
const NEEDLESS_PREFIX = /-webkit-text-decoration:(none|underline)(!important)?;/g;

/**
 * Returns a function that cuts a stylesheet down to the rules a page needs as it was built, in their order. Pages that use the same
 * part of it share one answer. States that only come with the app (an open dialog, a menu) are not kept: the app brings the whole
 * stylesheet with it.
 */
export async function purgeStyles(css: string, pages: readonly string[]): Promise<(html: string) => Promise<string>> {
  const site = await purge(css.replace(NEEDLESS_PREFIX, ''), pages.join(''));
  const known = new Set(site.match(/[\w-]+/g));
  const answers = new Map<string, Promise<string>>();
  return (html) => {
    const { tags, ids, classes, names, values, variables } = readMarkup(html);
    const used = [tags, ids, classes, names, values, variables].map((words) =>
      [...words].filter((word) => known.has(word)).sort(),
    );
    const signature = JSON.stringify(used);
    const answer = answers.get(signature) ?? purge(site, html).then((styles) => settleVariables(styles, variables));
    answers.set(signature, answer);
    return answer;
  };
}

async function purge(css: string, html: string): Promise<string> {
  const { tags, ids, classes, names, values, variables } = readMarkup(html);
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: html, extension: 'html' }],
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
    fontFace: true,
  });
  if (result === undefined)
    throw new Error('PurgeCSS gave no stylesheet back. Look at its release notes, its API changed.');
  return result.css;
}
