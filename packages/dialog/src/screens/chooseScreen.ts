import type { SearchError } from '../SearchError.ts';
import { groupHits, relatedHits } from '../search/groupHits.ts';
import type { SettledSearch } from '../search/searchState.ts';
import type { Texts } from '../texts.ts';
import {
  type ResultSections,
  relatedSection,
  resultSections,
  type Section,
  START_LINKS,
  type StartSections,
  startSections,
} from './rows.ts';

/** What the dialog shows under the search box in keyword mode. */
export type Screen =
  | { readonly name: 'start'; readonly sections: readonly Section[] }
  | {
      readonly name: 'results';
      readonly sections: readonly Section[];
      readonly query: string;
      /** Hits over all pages and indices. */
      readonly count: number;
      /** Whether no section has the whole query with its quoted words side by side, so that the hits have them apart. */
      readonly isPhraseMissing: boolean;
    }
  | {
      readonly name: 'noResults';
      readonly sections: readonly Section[];
      readonly query: string;
      /** Number of sections that are of similar meaning, listed last. */
      readonly relatedCount: number;
    }
  | { readonly name: 'error'; readonly sections: readonly Section[]; readonly error: SearchError };

/** What the choice of a screen depends on. */
export interface ScreenInput extends Omit<StartSections, 'titles'> {
  /** As typed; a blank one shows the start screen at once. */
  readonly query: string;
  readonly search: SettledSearch;
  readonly titles: StartSections['titles'] & ResultSections['titles'] & Pick<Texts, 'related'>;
  readonly releasesUrl: ResultSections['releasesUrl'];
}

/** Chooses the screen and builds its rows. A failure is never shown as "no results". */
export function chooseScreen(input: ScreenInput): Screen {
  const { search, query } = input;
  if (query.trim() === '' || search.status === 'idle') return { name: 'start', sections: startSections(input) };
  if (search.status === 'failed') return { name: 'error', error: search.error, sections: [] };
  const groups = groupHits(search.results);
  const { releasesAbout } = search.results.find((result) => result.releasesAbout !== undefined) ?? {};
  const related = relatedHits(search.results);
  const sections = [...resultSections({ ...input, groups, releasesAbout }), ...relatedSection(related, input)];
  const answered = search.requests[0]?.query ?? query;
  if (groups.length === 0) {
    const begin = related.length > 0 ? [] : startSections(input).filter(({ id }) => id === START_LINKS);
    return { name: 'noResults', sections: [...sections, ...begin], query: answered, relatedCount: related.length };
  }
  const count = search.results.reduce((sum, result) => sum + result.nbHits, 0);
  const isPhraseMissing = search.results.some(({ queryAfterRemoval }) => queryAfterRemoval !== undefined);
  return { name: 'results', sections, query: answered, count, isPhraseMissing };
}
