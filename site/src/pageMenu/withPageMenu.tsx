import type { ComponentType, ReactNode } from 'react';
import { PageMenu } from './PageMenu';

/** A page of the theme below the menu of all pages. */
export function withPageMenu<Props extends object>(ThemePage: ComponentType<Props>) {
  return function PageWithMenu(props: Props): ReactNode {
    return (
      <>
        <div className="container padding-top--sm">
          <PageMenu />
        </div>
        <ThemePage {...props} />
      </>
    );
  };
}
