import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { SearchForm } from '@feedback-docs/docusaurus-search/client';
import { NearestPath } from '@site/src/components/NearestPath';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What a reader sees under an address that leads nowhere: the nearest page, a search field, and ways on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <NearestPath />
      <SearchForm id="not-found-search" label="Search the documentation" />
      <ul className={styles.ways}>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to="/docs">Documentation overview</Link>
        </li>
        <li>
          <Link to="/docs/versions/recent-versions">Version history</Link>
        </li>
      </ul>
      <p className={styles.note}>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
    </main>
  );
}
