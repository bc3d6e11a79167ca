import type { HierarchyLevel } from './hierarchyLevels.ts';
import type { SearchRecord } from './SearchRecord.ts';

/** How much of the query a text holds. */
export type MatchLevel = 'none' | 'partial' | 'full';

/** A whole text as HTML: everything is escaped except the highlight tags the request named. */
export interface HighlightedText {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  /** True when the matched words are all words of the text. */
  readonly fullyHighlighted?: boolean;
  /** Query words found in the text, as typed, in query order. */
  readonly matchedWords: readonly string[];
}

/** The best stretch of a text as HTML: everything is escaped except the highlight tags the request named. */
export interface SnippetText {
  readonly value: string;
  readonly matchLevel: MatchLevel;
}

/** Highlights or snippets by attribute; absent levels and empty texts are left out, present ones keep their order. */
export interface HitTexts<Text> {
  readonly hierarchy?: Readonly<Partial<Record<HierarchyLevel, Text>>>;
  readonly content?: Text;
  readonly code?: Text;
}

/** One result: the attributes the request asked for, and its texts ready to show. */
export interface SearchHit extends Partial<Omit<SearchRecord, 'objectID' | 'hierarchy' | 'attributes' | 'weight'>> {
  readonly objectID: string;
  readonly hierarchy?: Readonly<Partial<Record<HierarchyLevel, string | null>>>;
  readonly _highlightResult?: HitTexts<HighlightedText>;
  readonly _snippetResult?: HitTexts<SnippetText>;
  /** Place among the hits of the same page, from 0; present when `distinct` keeps more than one of a page. */
  readonly _distinctSeqID?: number;
  /** Custom attributes of the record. */
  readonly [attribute: string]: unknown;
}
