import { PageMenu } from '@site/src/pageMenu/PageMenu';
import type { Props } from '@theme/DocTagsListPage';
import Original from '@theme-original/DocTagsListPage';
import type { ReactNode } from 'react';

/** The theme's page with the menu of all pages. */
export default function DocTagsListPage(props: Props): ReactNode {
  return (
    <>
      <div className="container padding-top--md">
        <PageMenu />
      </div>
      <Original {...props} />
    </>
  );
}
