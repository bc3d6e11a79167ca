import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

/** The classic theme's sun, drawn with strokes: every page carries it, and its outline takes four times the letters. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the button around it has a name, and hides the picture.
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      {...props}
    >
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1" />
    </svg>
  );
}
