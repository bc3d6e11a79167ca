import type { History } from 'history';
import type { Context } from 'react';

declare module 'react-router' {
  /** What `useHistory` reads; the package exports it without a type. */
  export const __HistoryContext: Context<History>;
}
