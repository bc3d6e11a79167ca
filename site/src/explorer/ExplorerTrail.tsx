import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** The way to a page of the explorer, for readers and for search engines. The last step is the page itself. */
export function ExplorerTrail({ steps }: { steps: readonly { name: string; path: string }[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const trail = [{ name: 'Version History', path: '/docs/versions/recent-versions' }, ...steps];
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteConfig.url + path,
    })),
  };
  return (
    <>
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData)}</script>
      </Head>
      <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          {trail.map(({ name, path }, index) => (
            <li key={path} className="breadcrumbs__item">
              {index === trail.length - 1 ? (
                <span className="breadcrumbs__link" aria-current="page">
                  {name}
                </span>
              ) : (
                <Link className="breadcrumbs__link" to={path}>
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
