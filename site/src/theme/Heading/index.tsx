import type { Props } from '@theme/Heading';
import Heading from '@theme-original/Heading';
import type { ReactNode } from 'react';

const JOINED = /(\S+-\S+)/;

/** A heading of the theme. The title of a page is so large that phones would break "sign-in" at its hyphen; it goes on a line as a whole. */
export default function WholeWordHeading({ children, ...rest }: Props): ReactNode {
  const isTitle = rest.as === 'h1' && typeof children === 'string' && JOINED.test(children);
  return (
    <Heading {...rest}>
      {isTitle
        ? children.split(JOINED).map((part, at) =>
            at % 2 === 0 ? (
              part
            ) : (
              <span key={part} className="joined">
                {part}
              </span>
            ),
          )
        : children}
    </Heading>
  );
}
