import { createRequire } from 'node:module';

interface Brand {
  siteTitle: string;
  siteUrl: string;
  email: string;
  phone: string;
  loginUrl: string;
  privacyUrl: string;
  securityEmail: string;
  copyrightYear: number;
}

/** The names and addresses in site/brand.ts, so that changing them there changes no test. */
// The site compiles as CommonJS for its framework, so the compiler refuses to import one of its files from a module.
export const { brand } = createRequire(import.meta.url)('../site/brand.ts') as { brand: Brand };
