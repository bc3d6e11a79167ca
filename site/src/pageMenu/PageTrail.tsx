import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { PageMenu } from './PageMenu';

interface PageTrailProps {
  /** Label and path of each page above this one. */
  steps: readonly (readonly [label: string, path: string])[];
  /** What this page is called there. */
  name: string;
  /** The page. */
  children: ReactNode;
}

/** A page that stands in no sidebar below the way to it. The menu of all pages follows it in the document, as it does an article. */
export function PageTrail({ steps, name, children }: PageTrailProps): ReactNode {
  return (
    <div className="page-trail">
      <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          {steps.map(([label, path]) => (
            <li key={path} className="breadcrumbs__item">
              <Link className="breadcrumbs__link" to={path}>
                {label}
              </Link>
            </li>
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link" aria-current="page">
              {name}
            </span>
          </li>
        </ul>
      </nav>
      {children}
      <PageMenu />
    </div>
  );
}
