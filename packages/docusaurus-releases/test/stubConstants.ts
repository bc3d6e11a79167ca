import { vi } from 'vitest';
import { DEFAULT_TEXTS } from '../src/texts.ts';

/** Stands for the bundler, which writes texts and options into the code: English, for a site at the root of its host. */
export function stubConstants(): void {
  vi.stubGlobal('RELEASE_TEXTS', DEFAULT_TEXTS);
  vi.stubGlobal('RELEASE_SITE', {
    addressForm: { baseUrl: '/' },
    locale: 'en-GB',
    overview: null,
    alwaysNewest: [],
    filterExample: '',
    application: { name: 'Docs' },
  });
}
