/**
 * The names, addresses and numbers that belong to the owner of the site. Change them here, once:
 * pages, navigation, footer and structured data all read this file.
 */
export const brand: Brand = {
  /** Shown in the navbar, in page titles after the delimiter and in the social cards. */
  siteTitle: 'Survey Docs',
  tagline: 'Technology to power your business with customer feedback.',
  /** Address the site is published under, with the path if it is not a host of its own. SITE_URL overrides it at build time. */
  siteUrl: 'https://docs.example.com',
  email: 'support@example.com',
  /** Written for people; links use the digits only. */
  phone: '+1 202-555-0142',
  /** The product's web application; it is not part of this site. */
  loginUrl: 'https://app.example.com/login',
  aboutUrl: 'https://www.example.com/about',
  privacyUrl: 'https://www.example.com/privacy',
  /** Who finds a hole in the site's security writes here, and reads there what happens then (/.well-known/security.txt). */
  securityEmail: 'security@example.com',
  securityPolicyUrl: 'https://www.example.com/security',
  /** Whether readers get /docs/answer-quality, the figures of the last evaluation of the assistant. */
  showsAnswerQuality: false,
  copyrightYear: 2025,
  copyrightHolder: 'Survey Docs',
  /**
   * A font provider's stylesheet and the family it brings, for example
   * { stylesheetUrl: 'https://fonts.example.com/css?family=Inter', family: 'Inter', filesUrl: '' }.
   * filesUrl is where the provider keeps the font files, when that is another host. It must allow other sites (CORS).
   * With an empty address the reader's system font is used and nothing is fetched.
   */
  font: { stylesheetUrl: '', family: '', filesUrl: '' },
};

export interface Brand {
  siteTitle: string;
  tagline: string;
  siteUrl: string;
  email: string;
  phone: string;
  loginUrl: string;
  aboutUrl: string;
  privacyUrl: string;
  securityEmail: string;
  securityPolicyUrl: string;
  showsAnswerQuality: boolean;
  copyrightYear: number;
  copyrightHolder: string;
  font: { stylesheetUrl: string; family: string; filesUrl: string };
}
