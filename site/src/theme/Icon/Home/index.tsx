import type { Props } from '@theme/Icon/Home';
import type { ReactNode } from 'react';

/** A house in the line of the site's other icons. */
export default function IconHome(props: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the link around it has a name.
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" {...props}>
      <path strokeLinejoin="round" d="m3 12 9-8 9 8M6 10v10h12V10" />
    </svg>
  );
}
