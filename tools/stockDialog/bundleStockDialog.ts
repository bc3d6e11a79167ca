import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The published dialogs that must get along with our server, by version. */
export const STOCK_DIALOGS = {
  '3.9.0': import.meta.resolve('docsearch-react-3'),
  '4.2.0': import.meta.resolve('docsearch-react-4-2'),
  '4.7.1': import.meta.resolve('docsearch-react-4-7'),
  '5.2.0': import.meta.resolve('docsearch-react-5'),
} as const;

const PROVIDER = 'https://askai.algolia.com';

/** A script that shows the published dialog, as it is but for the provider's address, which becomes the page's own. */
export async function bundleStockDialog(version: keyof typeof STOCK_DIALOGS): Promise<string> {
  const entry = fileURLToPath(STOCK_DIALOGS[version]);
  const { outputFiles } = await build({
    stdin: { contents: page(entry, version), resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: hasOurAssistant(version) ? [atOurAddress(dirname(entry))] : [],
  });
  return outputFiles[0]?.text ?? '';
}

/** Only version 4 speaks the assistant's protocol that our server speaks. */
function hasOurAssistant(version: keyof typeof STOCK_DIALOGS): boolean {
  return version.startsWith('4.');
}

function page(entry: string, version: keyof typeof STOCK_DIALOGS): string {
  return `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { DocSearch } from ${JSON.stringify(entry)};
    // Version 5 asks for a list of indices.
    const names = { appId: 'SURVEYDOCS', apiKey: 'public-search-key', indexName: 'docs' };
    createRoot(document.getElementById('dialog')).render(createElement(DocSearch, {
      ...names,
      ${version.startsWith('5.') ? "indices: ['docs']," : ''}
      insights: false,
      ${hasOurAssistant(version) ? "askAi: { ...names, assistantId: 'survey-docs' }," : ''}
      transformSearchClient(client) {
        const hosts = client.transporter.hosts;
        hosts.splice(0, hosts.length, { url: location.host, protocol: 'http', accept: 'readWrite' });
        return client;
      },
    }));
  `;
}

/** Changes nothing else; a dialog that no longer names its provider like this would be tested against nobody. */
function atOurAddress(folder: string): Plugin {
  return {
    name: 'our-address',
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        if (path !== join(folder, 'index.js')) return undefined;
        const contents = await readFile(path, 'utf8');
        if (!contents.includes(PROVIDER)) throw new Error(`${path} does not name ${PROVIDER}.`);
        return { contents: contents.replaceAll(PROVIDER, ''), loader: 'js' };
      });
    },
  };
}
