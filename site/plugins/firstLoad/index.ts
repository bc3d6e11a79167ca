import type { LoadContext, Plugin } from '@docusaurus/types';
import { openTypingField } from '@feedback-docs/dialog/openTypingField';
import { captureEarlyEvents } from '../../src/firstLoad/captureEarlyEvents.ts';
import { isReplaced } from '../frameworkFiles/replacements.ts';
import { KeepIntegrity } from './KeepIntegrity.ts';

/**
 * Which pages below a path the browser may fetch before a click while the app is not there (moderate: the pointer rests on the link, or
 * goes down on it). Browsers leave it out by themselves when data is being saved; the script of the first load leaves it out on 2g.
 */
const speculationRules = (baseUrl: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${baseUrl}*` },
          // A query is told by its equals sign: a pattern that ends in a question mark and a star stands for every address, with an
          // empty query too.
          { not: { href_matches: ['*.*', 'search*', 'mcp', '*\\?*=*'].map((path) => baseUrl + path) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Lets pages arrive without the app: a small script holds what the reader does and fetches the app at the first sign of interest, and
 * the app's entry hydrates then. Until then the browser prefetches the page behind a link the pointer rests on.
 */
export default function firstLoad(context: LoadContext): Plugin {
  // In development the app is there at once.
  const isDeferred = process.env.NODE_ENV === 'production' && isReplaced('entry', process.env);
  return {
    name: 'first-load',
    injectHtmlTags: () => ({
      preBodyTags: !isDeferred
        ? []
        : [
            {
              tagName: 'script',
              attributes: { type: 'speculationrules' },
              innerHTML: JSON.stringify(speculationRules(context.siteConfig.baseUrl)),
            },
            { tagName: 'script', innerHTML: `(${captureEarlyEvents.toString()})(${openTypingField.toString()})` },
          ],
    }),
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: [
        ...(isServer
          ? [
              // What the server draws, the browser has already.
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /[\\/]servedPreview$/,
                (request: { request: string }) => {
                  request.request += '.server';
                },
              ),
            ]
          : !isDeferred
            ? []
            : [new KeepIntegrity()]),
      ],
    }),
  };
}
