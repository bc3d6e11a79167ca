import Head from '@docusaurus/Head';
import { SearchButton } from '@feedback-docs/dialog';
import { addresses } from '@site/src/addresses/addresses';
import { useSearchOptions } from '@site/src/search/useSearchOptions';
import { useSearchOrigin } from '@site/src/search/useSearchOrigin';
import type { ReactNode } from 'react';

/** The search button of the navbar with its dialog. Without JavaScript the link beside it leads to the search page. */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const origin = useSearchOrigin();
  return (
    <>
      {origin !== '' && (
        <Head>
          <link rel="preconnect" href={origin} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton {...options} />
      <noscript>
        <a className="navbar__item navbar__link" href={addresses.toAddress('/search')}>
          Search
        </a>
      </noscript>
    </>
  );
}
