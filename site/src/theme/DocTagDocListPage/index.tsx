import { PageMenu } from '@site/src/pageMenu/PageMenu';
import type { Props } from '@theme/DocTagDocListPage';
import Original from '@theme-original/DocTagDocListPage';
import type { ReactNode } from 'react';

/** The theme's page with the menu of all pages. */
export default function DocTagDocListPage(props: Props): ReactNode {
  return (
    <>
      <div className="container padding-top--md">
        <PageMenu />
      </div>
      <Original {...props} />
    </>
  );
}
