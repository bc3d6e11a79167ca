import type { ReactElement } from 'react';
import { type ChosenFilters, type FilterDefinition, visibleFilters } from '../search/filters.ts';
import styles from './FilterBar.module.css';

/** Above this many choices a filter is a select, since a row of chips would no longer be quick to scan. */
const MAX_CHIPS = 4;

/** What the filter bar shows and reports. */
export interface FilterBarProps {
  readonly definitions: readonly FilterDefinition[];
  readonly chosen: ChosenFilters;
  /** Names the bar. */
  readonly label: string;
  readonly anyChoice: (filter: string) => string;
  /** A value was chosen, or null: the filter was switched off. */
  readonly onChoose: (name: string, value: string | null) => void;
}

/** The filters of a search as chips and selects. Pressing a chip again switches it off. */
export function FilterBar({ definitions, chosen, label, anyChoice, onChoose }: FilterBarProps): ReactElement | null {
  if (definitions.length === 0) return null;
  return (
    <fieldset aria-label={label} className={styles.bar}>
      {visibleFilters(definitions, chosen).map((filter) =>
        filter.choices.length > MAX_CHIPS ? (
          <select
            key={filter.name}
            className={styles.select}
            aria-label={filter.label}
            data-on={chosen[filter.name] !== undefined}
            value={chosen[filter.name] ?? ''}
            onChange={(event) => onChoose(filter.name, event.target.value === '' ? null : event.target.value)}
          >
            <option value="">{anyChoice(filter.label)}</option>
            {filter.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : (
          <fieldset key={filter.name} aria-label={filter.label} className={styles.group}>
            {filter.choices.map(({ value, label: name }) => (
              <button
                key={value}
                type="button"
                className={styles.chip}
                aria-pressed={chosen[filter.name] === value}
                onClick={() => onChoose(filter.name, chosen[filter.name] === value ? null : value)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        ),
      )}
    </fieldset>
  );
}
