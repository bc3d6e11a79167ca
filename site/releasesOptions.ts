import type { ReleasesOptions } from '@feedback-docs/docusaurus-releases';
import { brand } from './brand.ts';
import { PRODUCT_FILE, profile } from './profile/readProfile.ts';

/** How this site writes its dates. */
export const DATE_LOCALE = 'en-GB';

/** What this site says about its releases. */
export const releasesOptions: ReleasesOptions = {
  product: PRODUCT_FILE,
  overview: { label: 'Version History', path: '/docs/versions/recent-versions' },
  // Readers would see every entry as new if the namespace changed.
  feeds: { author: brand.copyrightHolder, namespace: '5b0e9d3f-7c1a-4f26-a8d2-4e6b90c3f715' },
  dateLocale: DATE_LOCALE,
  alwaysNewest: profile.site.releases.alwaysNewest,
  filterExample: profile.site.releases.filterExample,
  application: { name: brand.siteTitle.replace(/ Docs$/, ''), category: profile.site.releases.category },
  colors: 'own',
};
