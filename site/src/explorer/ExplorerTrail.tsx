import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { breadcrumbList, type Step } from '../components/breadcrumbList';
import { StructuredData } from '../components/StructuredData';

/** The way to a page of the explorer, for readers and for search engines. The last step is the page itself. */
export function ExplorerTrail({ steps }: { steps: readonly Step[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const trail = [{ name: 'Version History', path: '/docs/versions/recent-versions' }, ...steps];
  return (
    <>
      <StructuredData data={breadcrumbList(siteConfig.url, trail)} />
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
