import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { breadcrumbList, type Step } from '../page/breadcrumbList.ts';
import { StructuredData } from '../page/StructuredData.tsx';

/** The way to a page of the explorer, for readers and for search engines. The last step is the page itself. */
export function ExplorerTrail({ steps }: { steps: readonly Step[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const overview = RELEASE_SITE.overview;
  const trail = overview === null ? steps : [{ name: overview.label, path: overview.path }, ...steps];
  const toUrl = (path: string) => siteConfig.url + addresses.toAddress(path);
  return (
    <>
      <StructuredData data={breadcrumbList(toUrl, trail)} />
      <nav className="theme-doc-breadcrumbs" aria-label={RELEASE_TEXTS.breadcrumbs}>
        <ul className="breadcrumbs">
          {trail.map(({ name, path }, index) => (
            <li
              key={path}
              className={
                index === trail.length - 1 ? 'breadcrumbs__item breadcrumbs__item--active' : 'breadcrumbs__item'
              }
            >
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
