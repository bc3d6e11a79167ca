import type { Props } from '@theme/Icon/Language';
import type { ReactNode } from 'react';

/** A globe in the line of the site's other icons. */
export default function IconLanguage({ width = 20, height = 20, ...props }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
      {...props}
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3q-8 9 0 18 8-9 0-18z" />
    </svg>
  );
}
