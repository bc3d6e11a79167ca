import type { Insights } from '../readInsights.ts';
import type { Table } from './table.ts';

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

/** What the page lists of the assistant, in its order. */
export function assistantTables({ assistant }: Insights): Table[] {
  return [
    {
      id: 'unanswered',
      title: 'Questions without an answer',
      head: ['Question', 'Asked'],
      rows: assistant.unanswered.map(({ question, questions }) => [question, questions]),
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
      id: 'never-cited',
      title: 'Sections no answer led to',
      head: ['Address'],
      rows: (assistant.neverCited ?? []).map((url) => [url]),
    },
  ];
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
export function allTables(insights: Insights): Table[] {
  return [perDayTable(insights), ...searchTables(insights), ...assistantTables(insights)];
}
