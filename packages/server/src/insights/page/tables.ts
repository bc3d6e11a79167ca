import type { FeedbackInsights, FeedbackWord } from '../../feedback/readFeedback.ts';
import type { Insights, PlacedInsights } from '../readInsights.ts';
import type { Table } from './table.ts';

/** What the page shows. */
export interface OwnersInsights extends PlacedInsights {
  readonly feedback: FeedbackInsights;
}

/** Where the links of the tables lead. */
export interface Links {
  /** The address of a page or section of the documentation. */
  readonly toAddress: (path: string) => string;
  /** The address of the patch for a gap. */
  readonly toPatch: (gapId: string) => string;
}

/** What readers did not find, with the way to a draft. */
export function gapsTable({ gaps }: PlacedInsights, { toAddress, toPatch }: Links): Table {
  return {
    id: 'gaps',
    title: 'What readers did not find',
    note: 'Questions without an answer and searches without a result that are about the same thing. A gap is closed when npm run insights -- --verify finds all of its wordings.',
    head: ['Question or search', 'Other wordings', 'Times', 'Nearest section', 'State', 'Draft'],
    rows: gaps.map(({ id, question, wordings, asked, nearest, state }) => [
      question,
      wordings
        .slice(1)
        .map(({ text }) => text)
        .join(' · '),
      asked,
      nearest === null ? '–' : { text: nearest, href: toAddress(nearest) },
      state,
      { text: 'Patch', href: toPatch(id) },
    ]),
  };
}

/** What the page lists, in its order. */
export function searchTables({ topQueries, rising, queriesWithoutResults, clickPositions }: Insights): Table[] {
  return [
    {
      id: 'without-results',
      title: 'Searches without results',
      head: ['Query', 'Searches'],
      rows: queriesWithoutResults.map(({ query, searches }) => [query, searches]),
    },
    {
      id: 'rising',
      title: 'Rising queries',
      head: ['Query', 'Searches', 'Before'],
      rows: rising.map(({ query, searches, before }) => [query, searches, before]),
    },
    {
      id: 'top',
      title: 'Top queries',
      head: ['Query', 'Searches', 'Clicks', 'Average position'],
      rows: topQueries.map((row) => [row.query, row.searches, row.clicks, row.averagePosition?.toFixed(1) ?? '–']),
    },
    {
      id: 'positions',
      title: 'Positions of clicked results',
      head: ['Position', 'Clicks'],
      rows: clickPositions.map(({ position, clicks }) => [position, clicks]),
    },
  ];
}

/** How the documentation is read and left, in the order of the page. */
export function readingTables({ use }: Insights): Table[] {
  return [
    {
      id: 'access',
      title: 'Ways of reading',
      note: 'Pages as browsers load them, and what agents read instead. Crawlers that load pages count as browsers.',
      head: ['Way', 'Reads', 'Share'],
      rows: use.access.map(({ way, reads: count }) => [WAYS[way] ?? way, count, percent(count, use.reads)]),
    },
    {
      id: 'exits',
      title: 'Pages where searching ended',
      note: 'Opened from a search, and the reader searched and asked nothing more for half an hour.',
      head: ['Page', 'Opened from a search', 'Ended there', 'Share'],
      rows: use.exits.map(({ page, opened, exits }) => [page, opened, exits, percent(exits, opened)]),
    },
  ];
}

const WAYS: Readonly<Record<string, string>> = {
  page: 'Page in a browser',
  twin: 'Markdown of a page (.md)',
  negotiation: 'Markdown of a page by its Accept header',
  mcp: 'MCP',
  ask: 'Question by address (ask.md)',
};

/** A share of something that did not happen is none, not 0. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** What the page lists of the assistant, in its order. */
export function assistantTables({ assistant, use }: Insights): Table[] {
  return [
    {
      id: 'nearest',
      title: 'Questions with only a passage near them',
      head: ['Question', 'Asked'],
      rows: assistant.nearest.map(({ question, questions }) => [question, questions]),
    },
    {
      id: 'disliked',
      title: 'Disliked answers',
      head: ['Question', 'Outcome', 'Cited'],
      rows: assistant.dislikedAnswers.map(({ question, outcome, cited }) => [question, outcome, cited.join(' ')]),
    },
    {
      id: 'outcomes',
      title: 'How questions ended',
      head: ['Outcome', 'Questions'],
      rows: Object.entries(assistant.outcomes),
    },
    {
      id: 'fallbacks',
      title: 'Questions followed by a search',
      note: 'By how the question ended, and whether its reader searched within ten minutes.',
      head: ['Outcome', 'Questions of readers', 'Followed by a search', 'Share'],
      rows: use.fallbacks.map(({ outcome, questions, searched }) => [
        outcome,
        questions,
        searched,
        percent(searched, questions),
      ]),
    },
    {
      id: 'never-cited',
      title: 'Sections no answer led to',
      head: ['Address'],
      rows: (assistant.neverCited ?? []).map((url) => [url]),
    },
  ];
}

/** How readers rated each page. */
export function pagesTable({ feedback: { pages } }: OwnersInsights): Table {
  return {
    id: 'pages',
    title: 'Was this page helpful?',
    head: ['Page', 'Yes', 'No'],
    rows: pages.map(({ page, yes, no }) => [page, yes, no]),
  };
}

/** What readers wrote to their ratings, and what was made of it. */
function wordsTable({ feedback: { words } }: OwnersInsights): Table {
  return {
    id: 'feedback',
    title: 'What readers wrote',
    head: ['Day', 'Page', 'Helpful', 'Reason', 'Text', 'State', 'Note'],
    rows: words.map((word) => [
      new Date(word.at).toISOString().slice(0, 10),
      placeOf(word),
      word.helpful,
      word.reason ?? '',
      word.comment ?? '',
      word.state,
      word.note ?? '',
    ]),
  };
}

/** The page or section that a word is about. */
export function placeOf({ page, section }: FeedbackWord): string {
  return section === null ? page : `${page}#${section}`;
}

/** What happened on each day. */
export function perDayTable({ perDay }: Insights): Table {
  return {
    id: 'per-day',
    title: 'Per day',
    head: ['Day', 'Searches', 'Questions'],
    rows: perDay.map(({ day, searches, questions }) => [day, searches, questions]),
  };
}

/** All tables. */
export function allTables(insights: OwnersInsights, links: Links): Table[] {
  return [
    perDayTable(insights),
    gapsTable(insights, links),
    ...searchTables(insights),
    ...assistantTables(insights),
    ...readingTables(insights),
    pagesTable(insights),
    wordsTable(insights),
  ];
}
