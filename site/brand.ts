/**
 * The names, addresses and numbers that belong to the owner of the site. Change them here, once:
 * pages, navigation, footer and structured data all read this file.
 */
export const brand = {
  /** Shown in the navbar, in page titles after the delimiter and in the social cards. */
  siteTitle: 'Survey Docs',
  tagline: 'Technology to power your business with customer feedback.',
  /** Address the site is published under, without a trailing slash. SITE_URL overrides it at build time. */
  siteUrl: 'https://docs.example.com',
  email: 'support@example.com',
  /** Written for people; links use the digits only. */
  phone: '+1 202-555-0142',
  /** The product's web application; it is not part of this site. */
  loginUrl: 'https://app.example.com/login',
  aboutUrl: 'https://www.example.com/about',
  privacyUrl: 'https://www.example.com/privacy',
  copyrightYear: 2025,
  copyrightHolder: 'Survey Docs',
  /**
   * A font provider's stylesheet, for example 'https://fonts.example.com/css?family=Figtree'.
   * Empty: the font is served from this site and no request leaves it.
   */
  fontStylesheetUrl: '',
} as const;
