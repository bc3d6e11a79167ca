import {
  type ExplorerFilters,
  ITEM_KINDS,
  MAX_FILTER_LENGTH,
  NO_FILTERS,
  PLATFORM_NAMES,
  type Platform,
} from '@feedback-docs/releases';
import { type ReactNode, useState } from 'react';
import { addresses } from '../addresses.ts';
import fields from '../fields.module.css';
import { kindLabel } from '../kindLabel.ts';
import { say } from '../say.ts';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  platforms: readonly Platform[];
  areas: readonly string[];
  filters: ExplorerFilters;
  /** How many items each choice would show; undefined until the list is known. */
  counts: ReadonlyMap<string, number> | undefined;
  onChange: (filters: ExplorerFilters) => void;
}

/** Narrows the list by text, platform, kind and area. On narrow screens it opens with a button. */
export function FilterPanel({ platforms: known, areas, filters, counts, onChange }: FilterPanelProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = filters.platforms.length + filters.kinds.length + filters.areas.length + (filters.text === '' ? 0 : 1);
  return (
    <form
      action={addresses.toAddress('/docs/versions')}
      className={styles.panel}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="explorer-filters"
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen === 0 ? RELEASE_TEXTS.filter : say(RELEASE_TEXTS.filterSet, chosen)}
      </button>
      <div id="explorer-filters" className={styles.body} data-open={isOpen || undefined}>
        <label htmlFor="explorer-text" className={styles.legend}>
          {RELEASE_TEXTS.filterText}
        </label>
        <input
          id="explorer-text"
          className={`${fields.field} ${styles.text}`}
          type="search"
          name="q"
          value={filters.text}
          maxLength={MAX_FILTER_LENGTH}
          placeholder={RELEASE_SITE.filterExample}
          autoComplete="off"
          onChange={(event) => onChange({ ...filters, text: event.target.value })}
        />
        <Choices
          legend={RELEASE_TEXTS.platform}
          name="platform"
          values={known}
          nameOf={(platform) => PLATFORM_NAMES[platform]}
          chosen={filters.platforms}
          counts={counts}
          onChange={(platforms) => onChange({ ...filters, platforms })}
        />
        <Choices
          legend={RELEASE_TEXTS.kind}
          name="kind"
          values={ITEM_KINDS}
          nameOf={kindLabel}
          chosen={filters.kinds}
          counts={counts}
          onChange={(kinds) => onChange({ ...filters, kinds })}
        />
        <Choices
          legend={RELEASE_TEXTS.area}
          name="area"
          values={areas}
          nameOf={(area) => area}
          chosen={filters.areas}
          counts={counts}
          onChange={(chosenAreas) => onChange({ ...filters, areas: chosenAreas })}
        />
        <button type="button" className={styles.reset} disabled={chosen === 0} onClick={() => onChange(NO_FILTERS)}>
          {RELEASE_TEXTS.clearFilters}
        </button>
      </div>
    </form>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: readonly Value[];
  counts: ReadonlyMap<string, number> | undefined;
  onChange: (chosen: readonly Value[]) => void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>): ReactNode {
  const { legend, name, values, nameOf, chosen, counts, onChange } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={counts !== undefined && !counts.get(value) && !chosen.includes(value)}
            onChange={(event) =>
              onChange(values.filter((other) => (other === value ? event.target.checked : chosen.includes(other))))
            }
          />
          <span>{nameOf(value)}</span>
          <span className={styles.count}>{counts && (counts.get(value) ?? 0)}</span>
        </label>
      ))}
    </fieldset>
  );
}
