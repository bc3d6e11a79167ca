import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';
import type { ReactElement } from 'react';

/** A tag of the page that it stands on. */
export default function Tag({ permalink, label, description }: Props): ReactElement {
  return (
    <Link rel="tag" href={permalink} title={description}>
      {label}
    </Link>
  );
}
