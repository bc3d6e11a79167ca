import { MAX_QUERY_LENGTH } from '@feedback-docs/protocol';
import { addresses } from '@site/src/addresses/addresses';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Unique on the page: ties the label to the field. */
  id: string;
  label: string;
  /** What the field holds, where the page follows each keystroke through onType. */
  value?: string;
  placeholder?: string;
  isLarge?: boolean;
  onType?: (query: string) => void;
}

/** A search field that works without JavaScript: it sends the reader to the search page. */
export function SearchForm({ id, label, value, placeholder, isLarge = false, onType }: SearchFormProps): ReactNode {
  return (
    <form action={addresses.toAddress('/search')} role="search" className={clsx(styles.form, isLarge && styles.large)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="q"
          {...(value === undefined ? {} : { value })}
          placeholder={placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={onType && ((event) => onType(event.target.value))}
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </div>
    </form>
  );
}
