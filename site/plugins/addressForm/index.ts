import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AddressForm } from '@feedback-docs/pages/addresses';

/** Tells code that runs outside of React, such as the search worker, how the site's addresses are written. */
export default function addressForm({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const file = join(generatedFilesDir, 'addressForm.json');
  return {
    name: 'address-form',
    configureWebpack: () => {
      const form: AddressForm = { baseUrl: siteConfig.baseUrl, trailingSlash: siteConfig.trailingSlash === true };
      mkdirSync(generatedFilesDir, { recursive: true });
      writeFileSync(file, JSON.stringify(form));
      return { resolve: { alias: { '@site-addresses/form': file } } };
    },
  };
}
