import type { ReactNode } from 'react';

/** Stands in for the framework's component of this name, which waits for pages; here `PendingRouter` does. */
export default function PendingNavigation({ children }: { children: ReactNode }): ReactNode {
  return children;
}
