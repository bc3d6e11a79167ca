import Head from '@docusaurus/Head';
import { SearchButton } from '@feedback-docs/dialog';
import type { ReactNode } from 'react';
import { AskInAddress } from '../../client/AskInAddress.tsx';
import { useAddresses, useSearchData } from '../../client/useSearchData.ts';
import { useSearchOptions } from '../../client/useSearchOptions.ts';

/** The search button of the navbar with its dialog. Without JavaScript the link beside it leads to the search page. */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const { settings } = useSearchData();
  const { toAddress } = useAddresses();
  // Where the search service is not the site's own.
  const origin = settings.mode === 'service' && URL.canParse(settings.host) ? new URL(settings.host).origin : '';
  return (
    <>
      {origin !== '' && (
        <Head>
          <link rel="preconnect" href={origin} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton {...options} />
      <AskInAddress />
      <noscript>
        <a className="navbar__item navbar__link" href={toAddress('/search')}>
          {options.texts?.button ?? 'Search'}
        </a>
      </noscript>
    </>
  );
}
