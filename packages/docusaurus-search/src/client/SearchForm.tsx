import { MAX_QUERY_LENGTH } from '@feedback-docs/protocol';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './SearchForm.module.css';
import { useAddresses } from './useSearchData.ts';

interface SearchFormProps {
  /** Unique on the page: ties the label to the field. */
  id: string;
  label: string;
  placeholder?: string;
  isLarge?: boolean;
  /** The field, for a page that follows each keystroke. Its text is its own, so that none is lost while the page comes to life. */
  field?: Ref<HTMLInputElement>;
}

/** A search field that works without JavaScript: it sends the reader to the search page. */
export function SearchForm({ id, label, placeholder, isLarge = false, field }: SearchFormProps): ReactNode {
  const { toAddress } = useAddresses();
  return (
    <form action={toAddress('/search')} role="search" className={clsx(styles.form, isLarge && styles.large)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          placeholder={placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </div>
    </form>
  );
}
