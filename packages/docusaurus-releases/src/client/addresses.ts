import { createAddresses } from '@feedback-docs/pages/addresses';

/** The addresses of this site: `toAddress('/docs/intro')` is what a link to that page says, wherever the site is served. */
export const addresses = createAddresses(RELEASE_SITE.addressForm);
