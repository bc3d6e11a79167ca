import { escapeHtml } from '@feedback-docs/text';
import { pageFrame } from '../../html/pageFrame.ts';
import { barChart } from './barChart.ts';
import { feedbackWords } from './feedbackWords.ts';
import { type Table, tableHtml } from './table.ts';
import {
  assistantTables,
  gapsTable,
  type Links,
  type OwnersInsights,
  pagesTable,
  percent,
  perDayTable,
  readingTables,
  searchTables,
} from './tables.ts';

/** The periods that can be chosen, by their name in addresses. */
export const PERIODS = { day: 1, week: 7, month: 30, quarter: 90 } as const;

/** A larger rise says more as the count before. */
const MAX_PERCENT = 999;

export type PeriodName = keyof typeof PERIODS;

/** The page of a period, complete without any script. `address` is its own, such as /insights. */
export function insightsPage(insights: OwnersInsights, period: PeriodName, address: string, links: Links): string {
  const { searches, searchesWithoutResults, clickedSearches, before, assistant, perDay, use } = insights;
  const withResults = searches - searchesWithoutResults;
  const withResultsBefore = before.searches - before.searchesWithoutResults;
  const figures = [
    figure('Searches', searches, change(searches, before.searches)),
    figure(
      'Without results',
      percent(searchesWithoutResults, searches),
      points(searchesWithoutResults, searches, before.searchesWithoutResults, before.searches),
    ),
    figure(
      'Without a click, of those with results',
      percent(noClick(withResults, clickedSearches), withResults),
      points(
        noClick(withResults, clickedSearches),
        withResults,
        noClick(withResultsBefore, before.clickedSearches),
        withResultsBefore,
      ),
    ),
    figure('Questions', assistant.questions, change(assistant.questions, before.questions)),
    figure('Liked', assistant.liked, change(assistant.liked, before.liked)),
    figure('Disliked', assistant.disliked, change(assistant.disliked, before.disliked)),
    figure(
      'Questions followed by a search',
      percent(use.searchedAfter, use.asked),
      points(use.searchedAfter, use.asked, before.searchedAfter, before.asked),
    ),
    figure(
      'Read by agents',
      percent(use.agentReads, use.reads),
      points(use.agentReads, use.reads, before.agentReads, before.reads),
    ),
  ];
  const perDayHtml = `<details><summary>As a table</summary>${tableHtml(perDayTable(insights))}</details>`;
  return pageFrame(
    'Insights',
    `<h1>What readers look for</h1>${navigation(period, address)}<dl>${figures.join('')}</dl><h2>Days</h2>${barChart('Searches per day', perDay, (day) => day.searches)}${barChart('Questions per day', perDay, (day) => day.questions)}${perDayHtml}<h2>Gaps</h2><p><a href="${escapeHtml(address)}/gaps.patch?period=${period}">Drafts for all of them, as one patch</a></p>${lists([gapsTable(insights, links)], period, address)}<h2>Search</h2>${lists(searchTables(insights), period, address)}<h2>Assistant</h2>${lists(assistantTables(insights), period, address)}<h2>Reading</h2>${lists(readingTables(insights), period, address)}<h2>Feedback on pages</h2>${lists([pagesTable(insights)], period, address)}${feedbackWords(insights.feedback.words, period, address)}`,
  );
}

function navigation(current: PeriodName, address: string): string {
  const periods = Object.keys(PERIODS).map((name) => {
    const isCurrent = name === current ? ' aria-current="page"' : '';
    return `<a href="${escapeHtml(address)}?period=${name}"${isCurrent}>${name[0]?.toUpperCase()}${name.slice(1)}</a>`;
  });
  return `<nav aria-label="Period">${periods.join('')}<a href="${escapeHtml(address)}/data.json?period=${current}">JSON</a><form method="post" action="${escapeHtml(address)}/sign-out"><button>Sign out</button></form></nav>`;
}

function lists(tables: readonly Table[], period: PeriodName, address: string): string {
  return tables
    .map((table) => {
      const csv = `${escapeHtml(address)}/${table.id}.csv?period=${period}`;
      const download =
        table.rows.length === 0 ? '' : `<p><small><a href="${csv}">${escapeHtml(table.title)} as CSV</a></small></p>`;
      return tableHtml(table) + download;
    })
    .join('');
}

function figure(name: string, value: string | number, note: string): string {
  return `<div><dt>${escapeHtml(name)}</dt><dd>${typeof value === 'number' ? number(value) : value} <small>${escapeHtml(note)}</small></dd></div>`;
}

/** Searches with results of which none was opened; those at the edges of a period have their click outside it. */
function noClick(withResults: number, clickedSearches: number): number {
  return Math.max(0, withResults - clickedSearches);
}

function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? '' : 'none before';
  const percent = Math.round((100 * (now - before)) / before);
  return percent > MAX_PERCENT ? `${number(before)} before` : `${signed(percent)} %`;
}

function points(part: number, whole: number, partBefore: number, wholeBefore: number): string {
  if (whole === 0 || wholeBefore === 0) return '';
  return `${signed(Number(((100 * part) / whole - (100 * partBefore) / wholeBefore).toFixed(1)))} points`;
}

function number(value: number): string {
  return value.toLocaleString('en-GB');
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`.replace('-', '−');
}
