import type { AddressForm } from '@feedback-docs/pages/addresses';
import type { Platform } from '@feedback-docs/releases';
import type { Texts } from '../texts.ts';

/** What the options of the plugin say of the site, as the code in the browser knows it. */
export interface SiteConstants {
  readonly addressForm: AddressForm;
  /** Of dates and numbers, such as "en-GB". */
  readonly locale: string;
  /** A page about the releases as a whole, which stands above the explorer in its breadcrumbs; null when there is none. */
  readonly overview: { readonly label: string; readonly path: string } | null;
  /** The platforms on which everybody has the newest version. */
  readonly alwaysNewest: readonly Platform[];
  /** What a reader may type into the filter. */
  readonly filterExample: string;
  /** The product, as search engines are told. */
  readonly application: { readonly name: string; readonly category?: string };
}

declare global {
  /** The texts in the language of the build. The bundler writes each where it is used (see `textsCode`). */
  const RELEASE_TEXTS: Texts;
  /** What the options of the plugin say of the site. The bundler writes each value where it is used. */
  const RELEASE_SITE: SiteConstants;
}
