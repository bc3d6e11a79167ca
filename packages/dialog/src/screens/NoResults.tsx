import type { ReactElement } from 'react';
import type { Texts } from '../texts.ts';
import styles from './Message.module.css';

/** What the no-results message offers; what is null or empty is left out. */
export interface NoResultsProps {
  readonly query: string;
  readonly texts: Texts;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (suggestion: string) => void;
  readonly reportUrl: string | null;
  /** Searches again without the filters that are on. */
  readonly onDropFilters: (() => void) | null;
}

/** Says that nothing was found and how to go on. */
export function NoResults({
  query,
  texts,
  suggestions,
  onSuggestion,
  reportUrl,
  onDropFilters,
}: NoResultsProps): ReactElement {
  return (
    <div className={styles.message}>
      <p className={styles.title}>
        {texts.noResults} “<strong>{query}</strong>”
      </p>
      {onDropFilters !== null && (
        <button type="button" className={styles.button} onClick={onDropFilters}>
          {texts.searchWithoutFilters}
        </button>
      )}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p>{texts.trySearchingFor}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reportUrl !== null && (
        <p className={styles.help}>
          {texts.missingResults}{' '}
          <a href={reportUrl} target="_blank" rel="noopener noreferrer">
            {texts.missingResultsLink}
          </a>
        </p>
      )}
    </div>
  );
}
