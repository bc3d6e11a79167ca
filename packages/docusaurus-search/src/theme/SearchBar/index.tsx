import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import { SearchButton } from '@feedback-docs/dialog';
import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import type { ReactNode } from 'react';
import { AskInAddress } from '../../client/AskInAddress.tsx';
import { useAddresses, useSearchData } from '../../client/useSearchData.ts';
import { useSearchOptions } from '../../client/useSearchOptions.ts';
import styles from './styles.module.css';

/** Ask AI and the search button of the navbar, with their dialog. Without JavaScript a link to the search page stands in their place. */
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
      {options.assistant !== undefined && (
        <button type="button" className={styles.ask} onClick={() => openAssistant({ kind: 'blank' })}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M9 3.5 10.6 8 15 9.5 10.6 11 9 15.5 7.4 11 3 9.5 7.4 8 9 3.5ZM16 2v4M18 4h-4M16 14v3M17.5 15.5h-3" />
          </svg>
          <span>
            <Translate id="theme.SearchBar.ask">Ask AI</Translate>
          </span>
        </button>
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
