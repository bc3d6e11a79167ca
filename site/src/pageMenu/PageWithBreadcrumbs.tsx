import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { PageMenu } from './PageMenu';

interface PageWithBreadcrumbsProps {
  /** Label and path of each page above this one. */
  steps: readonly (readonly [label: string, path: string])[];
  /** Label of this page. */
  name: string;
  /** The page. */
  children: ReactNode;
}

/** A page that no sidebar lists, below its breadcrumbs. The page menu follows it in the document, as it does an article. */
export function PageWithBreadcrumbs({ steps, name, children }: PageWithBreadcrumbsProps): ReactNode {
  return (
    <div className="with-breadcrumbs">
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
