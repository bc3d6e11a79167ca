import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { PageMenu } from './PageMenu';

interface PageTrailProps {
  /** Label and path of each page above this one. */
  steps: readonly (readonly [label: string, path: string])[];
  /** What this page is called there. */
  name: string;
}

/** The first line of a page that stands in no sidebar: the way to it, and the menu of all pages. */
export function PageTrail({ steps, name }: PageTrailProps): ReactNode {
  return (
    <>
      <PageMenu />
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
    </>
  );
}
