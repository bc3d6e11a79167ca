import type { Plugin } from '@docusaurus/types';

/** What the server draws of question previews, the browser has already: each build has its own module for it. */
export default function servedPreviews(): Plugin {
  return {
    name: 'served-previews',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: isServer
        ? [
            new currentBundler.instance.NormalModuleReplacementPlugin(
              /[\\/]servedPreview$/,
              (request: { request: string }) => {
                request.request += '.server';
              },
            ),
          ]
        : [],
    }),
  };
}
