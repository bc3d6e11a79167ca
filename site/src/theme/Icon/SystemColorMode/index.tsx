import type { Props } from '@theme/Icon/SystemColorMode';
import type { ReactNode } from 'react';

/** The classic theme's half moon, drawn with strokes like the sun. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the button around it has a name, and hides the picture.
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth="2" {...props}>
      <circle cx="12" cy="12" r="8" />
      <path fill="currentColor" d="M12 5v14a7 7 0 0 0 0-14z" />
    </svg>
  );
}
