import type { ReactElement } from 'react';
import { Icon } from '../../screens/Icon.tsx';
import { ASSISTANT_TEXTS } from '../texts.ts';
import buttons from './buttons.module.css';
import styles from './SearchInstead.module.css';

/** Leads from a question without an answer to what keyword search finds for it. */
export function SearchInstead({
  query,
  onSearch,
}: {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}): ReactElement {
  return (
    <button type="button" className={`${buttons.quiet} ${styles.button}`} onClick={() => onSearch(query)}>
      <Icon name="search" />
      {ASSISTANT_TEXTS.seeResults}
    </button>
  );
}
