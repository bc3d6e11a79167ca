import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { SearchForm } from '@feedback-docs/docusaurus-search/client';
import { NearestPath } from '@site/src/components/NearestPath';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';
import { wantedWords } from './wantedWords';

const NearbyResults = lazy(() => import('./NearbyResults'));

/**
 * What a reader sees under an address that leads nowhere: the nearest page, a search for what the address says, and ways on. The app is
 * there at once (firstLoadOptions), since the built page does not know the address.
 */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const words = wantedWords(pathname);
    if (field.current !== null && field.current.value === '') field.current.value = words;
    setWanted(words);
  }, [pathname]);
  return (
    <main className={clsx('container plain-page', styles.page, className)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <NearestPath />
      <SearchForm id="not-found-search" label="Search the documentation" field={field} />
      <p>
        Or go to the <Link to="/docs">documentation overview</Link>, the{' '}
        <Link to="/docs/versions">release explorer</Link> with every change, or <Link to="/">the home page</Link>.
      </p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      {wanted !== '' && (
        <Suspense>
          <NearbyResults query={wanted} />
        </Suspense>
      )}
    </main>
  );
}
