import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';

/** The classic theme's moon, drawn with strokes like the sun. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the button around it has a name, and hides the picture.
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth="2" {...props}>
      <path strokeLinejoin="round" d="M20 14A8.2 8.2 0 0 1 10 4a8.2 8.2 0 1 0 10 10z" />
    </svg>
  );
}
