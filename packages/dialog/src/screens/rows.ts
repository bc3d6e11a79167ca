import type { StartOffers } from '../SearchOptions.ts';
import type { HitGroup, RankedHit } from '../search/groupHits.ts';
import { type AddressRules, type ResultAddress, resultAddress } from '../search/resultAddress.ts';
import { textOf } from '../search/textOf.ts';
import type { StartIcon } from '../startIcons.ts';
import type { StoredConversation } from '../storage/StoredConversation.ts';
import type { StoredHit } from '../storage/StoredHit.ts';
import type { Texts } from '../texts.ts';

/** DOM id, without its ending, of the list that asks the assistant. */
export const ASSISTANT_LIST = 'docsearch-askAI';

/** DOM id, without its ending, of the list of places to begin. */
export const START_LINKS = 'docsearch-startLinks';

/** From how many words on a query is taken for a question. */
const MIN_WORDS_OF_QUESTION = 5;

/** One row the reader can reach with the arrows; `id` is its DOM id. */
export type Row =
  | { readonly kind: 'assistant'; readonly id: string; readonly question: string }
  | { readonly kind: 'hit'; readonly id: string; readonly ranked: RankedHit; readonly address: ResultAddress }
  | StoredRow
  | {
      readonly kind: 'link';
      readonly id: string;
      readonly label: string;
      readonly icon?: StartIcon | undefined;
      readonly address: ResultAddress;
    }
  | { readonly kind: 'question'; readonly id: string; readonly question: string }
  | { readonly kind: 'conversation'; readonly id: string; readonly conversation: StoredConversation };

/** A recent or favourite search. */
export interface StoredRow {
  readonly kind: 'recent' | 'favorite';
  readonly id: string;
  readonly stored: StoredHit;
  readonly address: ResultAddress;
}

/** Rows under one title; `id` is the DOM id of their list without its ending. */
export interface Section<SectionRow extends Row = Row> {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SectionRow[];
}

/** What the start screen lists. */
export interface StartSections {
  readonly recents: readonly StoredHit[];
  readonly favorites: readonly StoredHit[];
  readonly conversations: readonly StoredConversation[];
  readonly hasAssistant: boolean;
  readonly offers: StartOffers;
  readonly rules: AddressRules;
  readonly titles: Pick<Texts, 'recent' | 'favorite' | 'recentConversations' | 'startLinks' | 'startQuestions'>;
}

/** The sections of the start screen in their order; empty ones are left out. */
export function startSections(parts: StartSections): readonly Section[] {
  const { recents, favorites, conversations, hasAssistant, offers, rules, titles } = parts;
  const nextNumber = counter();
  const stored = (kind: 'recent' | 'favorite', hits: readonly StoredHit[]) =>
    hits.map((hit) => ({
      kind,
      id: `docsearch-${kind}Searches-item-${nextNumber()}`,
      stored: hit,
      address: resultAddress(hit.url, rules),
    }));
  const sections: readonly Section[] = [
    ...assistantSection(hasAssistant, '', nextNumber),
    { id: 'docsearch-recentSearches', title: titles.recent, rows: stored('recent', recents) },
    { id: 'docsearch-favoriteSearches', title: titles.favorite, rows: stored('favorite', favorites) },
    {
      id: 'docsearch-recentConversations',
      title: titles.recentConversations,
      rows: conversations.map((conversation) => ({
        kind: 'conversation',
        id: `docsearch-recentConversations-item-${nextNumber()}`,
        conversation,
      })),
    },
    {
      id: START_LINKS,
      title: titles.startLinks,
      rows: offers.links.map(({ label, href, icon }) => ({
        kind: 'link',
        id: `${START_LINKS}-item-${nextNumber()}`,
        label,
        icon,
        address: resultAddress(href, rules),
      })),
    },
    {
      id: `${ASSISTANT_LIST}Questions`,
      title: titles.startQuestions,
      rows: (hasAssistant ? offers.questions : []).map((question) => ({
        kind: 'question',
        id: `${ASSISTANT_LIST}Questions-item-${nextNumber()}`,
        question,
      })),
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** What the results screen lists. */
export interface ResultSections {
  readonly groups: readonly HitGroup[];
  readonly query: string;
  readonly hasAssistant: boolean;
  readonly rules: AddressRules;
  readonly titles: Pick<Texts, 'untitledGroup' | 'releases' | 'releasesAbout'>;
  /** What the query asks about, where it asks for a release. */
  readonly releasesAbout: string | undefined;
  /** The list of releases that a text narrows, where the site has one. */
  readonly releasesUrl: ((text: string) => string) | undefined;
}

/** Builds the sections of an answer: the assistant's row first, where there is one, then the list of releases for those who ask for one, then the groups of hits. */
export function resultSections(parts: ResultSections): readonly Section[] {
  const { groups, query, hasAssistant, rules, titles } = parts;
  const nextNumber = counter();
  return [
    ...assistantSection(hasAssistant, query, nextNumber),
    ...releasesSection(parts, nextNumber),
    ...groups.map(({ title, indexName, number, hits }) => {
      const id = `docsearch-hits_${indexName}_${number}`;
      return {
        id,
        title: title === '' ? titles.untitledGroup : title,
        rows: hits.map((ranked) => ({
          kind: 'hit' as const,
          id: `${id}-item-${nextNumber()}`,
          ranked,
          address: resultAddress(textOf(ranked.hit.url), rules),
        })),
      };
    }),
  ];
}

/** DOM id, without its ending, of the list of sections that are only of similar meaning. */
export const RELATED_LIST = 'docsearch-related';

/** These sections, below all hits. */
export function relatedSection(
  related: readonly RankedHit[],
  { rules, titles }: { readonly rules: AddressRules; readonly titles: Pick<Texts, 'related'> },
): readonly Section[] {
  if (related.length === 0) return [];
  const rows = related.map((ranked, at) => ({
    kind: 'hit' as const,
    id: `${RELATED_LIST}-item-${at}`,
    ranked,
    address: resultAddress(textOf(ranked.hit.url), rules),
  }));
  return [{ id: RELATED_LIST, title: titles.related, rows }];
}

/**
 * The row that Enter opens while the reader has reached none: the first hit, or the assistant's row where the query is a question or nothing was
 * found. Nothing is opened unasked from the start screen.
 */
export function defaultRow(rows: readonly Row[]): Row | null {
  const isStartScreen = rows.every((row) => row.kind !== 'hit' && !(row.kind === 'assistant' && row.question !== ''));
  if (isStartScreen) return null;
  const asking = rows.find((row) => row.kind === 'assistant');
  if (asking !== undefined && isQuestion(asking.question)) return asking;
  return rows.find((row) => row.kind === 'hit' && !row.id.startsWith(RELATED_LIST)) ?? rows[0] ?? null;
}

/** Whether a query is put to someone who answers, not to an index: it ends with a question mark, or it is a sentence. */
function isQuestion(query: string): boolean {
  const text = query.trim();
  return /[?？]$/.test(text) || text.split(/\s+/).length >= MIN_WORDS_OF_QUESTION;
}

/** The row an arrow key leads to from another, or from none. It wraps at both ends. */
export function rowAfterArrow(rows: readonly Row[], from: Row | null, step: 1 | -1): Row | null {
  if (from === null) return rows.at(step === 1 ? 0 : -1) ?? null;
  return rows.at((rows.indexOf(from) + step) % rows.length) ?? null;
}

function assistantSection(hasAssistant: boolean, question: string, nextNumber: () => number): readonly Section[] {
  if (!hasAssistant) return [];
  const row = { kind: 'assistant' as const, id: `${ASSISTANT_LIST}-item-${nextNumber()}`, question };
  return [{ id: ASSISTANT_LIST, title: '', rows: [row] }];
}

function releasesSection(
  { releasesAbout, releasesUrl, rules, titles }: ResultSections,
  nextNumber: () => number,
): readonly Section[] {
  if (releasesAbout === undefined || releasesUrl === undefined) return [];
  const row = {
    kind: 'link' as const,
    id: `docsearch-releases-item-${nextNumber()}`,
    label: titles.releasesAbout(releasesAbout),
    address: resultAddress(releasesUrl(releasesAbout), rules),
  };
  return [{ id: 'docsearch-releases', title: titles.releases, rows: [row] }];
}

function counter(): () => number {
  let next = 0;
  return () => next++;
}
