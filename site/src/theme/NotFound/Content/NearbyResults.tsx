import Link from '@docusaurus/Link';
import { useSearchPage } from '@feedback-docs/dialog/searchPage';
import { useSearchOptions } from '@feedback-docs/docusaurus-search/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const SHOWN = 3;

/** The best results for a query, as links, or where to begin if there are none; nothing until that is known, or without places to begin. */
export default function NearbyResults({ query }: { query: string }): ReactNode {
  const options = useSearchOptions();
  const { results } = useSearchPage({ ...options, address: { query, filters: {} }, onAddressChange: () => undefined });
  if (results.status !== 'answered') return null;
  if (results.items.length === 0) return <Start links={options.start?.links ?? []} />;
  return (
    <section>
      <h2>Pages about “{query}”</h2>
      <ul className={styles.hits}>
        {results.items.slice(0, SHOWN).map(({ key, address, description: { title, trail }, onClick }) => (
          <li key={key}>
            <a href={address.href} onClick={onClick}>
              {plain(title)}
            </a>
            {trail.length > 0 && <span className={styles.trail}>{trail.map(plain).join(' › ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Start({ links }: { links: readonly { label: string; href: string }[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>Start here</h2>
      <ul className={styles.hits}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without marks: each of the titles holds the words that were searched for. */
function plain(parts: readonly { text: string }[]): string {
  return parts.map(({ text }) => text).join('');
}
