import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import Original from '@theme-original/Error';
import type { ReactNode } from 'react';

/** What a reader sees when a page crashes. The title stands outside of the layout, so that it is right when the layout crashes too. */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <Original {...props} />
    </>
  );
}
