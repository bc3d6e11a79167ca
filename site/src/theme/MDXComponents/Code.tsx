import type { ComponentProps, ReactNode } from 'react';

/** Code within a sentence, and the inner element of a fenced block (see Pre, which reads its `metastring`). */
export default function Code({
  metastring: _fence,
  ...props
}: ComponentProps<'code'> & { metastring?: string }): ReactNode {
  return <code {...props} />;
}
