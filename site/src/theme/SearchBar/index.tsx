import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SearchButton } from '@feedback-docs/dialog';
import type { SearchSettings } from '@site/searchSettings';
import { addresses } from '@site/src/addresses/addresses';
import { useSearchOptions } from '@site/src/search/useSearchOptions';
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

/** The origin of the search service where it is not the site's own, else the empty text. */
function useSearchOrigin(): string {
  const settings = useDocusaurusContext().siteConfig.customFields?.['search'] as SearchSettings;
  return settings.mode === 'service' && URL.canParse(settings.host) ? new URL(settings.host).origin : '';
}
