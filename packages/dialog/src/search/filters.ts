import type { FilterList } from '@feedback-docs/protocol';

/** One value of a filter and the conditions it adds to the search. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  readonly conditions: FilterList;
}

/** A filter the reader sees. At most one of its choices is on. */
export interface FilterDefinition {
  /** Also its parameter in the search page's address. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly FilterChoice[];
  /** Shown only while another filter has this value; always shown when absent. */
  readonly onlyWhen?: { readonly filter: string; readonly value: string };
}

/** The value chosen per filter name; filters that are off are absent. */
export type ChosenFilters = Readonly<Record<string, string>>;

/** The filters to show, given what is chosen. */
export function visibleFilters(
  definitions: readonly FilterDefinition[],
  chosen: ChosenFilters,
): readonly FilterDefinition[] {
  return definitions.filter(({ onlyWhen }) => onlyWhen === undefined || chosen[onlyWhen.filter] === onlyWhen.value);
}

/** Switches one filter to a value, or off with null. Filters that depended on the old value are switched off too. */
export function chooseFilter(
  definitions: readonly FilterDefinition[],
  chosen: ChosenFilters,
  change: { readonly name: string; readonly value: string | null },
): ChosenFilters {
  const { [change.name]: _, ...others } = chosen;
  return knownFilters(definitions, change.value === null ? others : { ...others, [change.name]: change.value });
}

/** Keeps the chosen values that name a choice of a visible filter. */
export function knownFilters(definitions: readonly FilterDefinition[], chosen: ChosenFilters): ChosenFilters {
  const kept = Object.fromEntries(
    visibleFilters(definitions, chosen).flatMap(({ name, choices }) => {
      const choice = choices.find(({ value }) => value === chosen[name]);
      return choice === undefined ? [] : [[name, choice.value]];
    }),
  );
  const isSettled = Object.keys(kept).length === Object.keys(chosen).length;
  return isSettled ? kept : knownFilters(definitions, kept);
}

/** What the chosen filters add to a search. */
export function filterConditions(definitions: readonly FilterDefinition[], chosen: ChosenFilters): FilterList {
  return definitions.flatMap(
    ({ name, choices }) => choices.find(({ value }) => value === chosen[name])?.conditions ?? [],
  );
}
