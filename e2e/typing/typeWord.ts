import { setTimeout as pass } from 'node:timers/promises';
import type { Driver } from './Driver.ts';
import type { Attempt } from './planWords.ts';

const BUTTON = 'button.DocSearch-Button';
const PAGE_FIELD = '#search-page-input';
const DIALOG_FIELD = '#docsearch-input';
/** How long the app may take to be there, in milliseconds. */
const TIMEOUT_MS = 120_000;
const LOOK_MS = 50;
/** How often a field is looked at that is not as it must be. */
const MAX_LOOKS = 40;

/** What came of a word: what stands in the field, whether the field has the focus, and what was searched for last. */
export interface Typed {
  readonly value: unknown;
  readonly hasFocus: unknown;
  readonly searchedFor: string | undefined;
}

/** What `typeWord` makes of a word when not a letter is lost. */
export function typedWell({ word }: Attempt): Typed {
  return { value: word, hasFocus: true, searchedFor: word };
}

/** An attempt and what came of it, on one line. */
export function describeAttempt(attempt: Attempt, { value, hasFocus, searchedFor }: Typed): string {
  const { start, path, waitMs, strokes, word, latencyMs, slowdown } = attempt;
  const keys = strokes.map(({ key, afterMs }) => `${key} ${afterMs}`).join(', ');
  const came = `"${value}" in the field, "${searchedFor}" searched for, ${hasFocus ? 'focus in' : 'focus not in'} the field`;
  return `${word}: ${came} (${start} on ${path} after ${waitMs} ms, latency ${latencyMs} ms, ${slowdown} times slower; ${keys})`;
}

/**
 * Opens a page, begins a search the way the attempt says, types its word while the page is loading and tells what is in the field once
 * the app is there and has searched.
 */
export async function typeWord(
  driver: Driver,
  server: { readonly origin: string; readonly lastQuery: () => string | undefined },
  attempt: Attempt,
): Promise<Typed> {
  await driver.goto(server.origin + attempt.path);
  await pass(attempt.waitMs);
  await waitForPage(driver);
  const isSearchPage = attempt.path === '/search';
  switch (attempt.start) {
    case 'click':
      await driver.click(BUTTON);
      break;
    case 'click on the search page':
      await driver.click(PAGE_FIELD);
      break;
    case 'letter on the button':
      await driver.evaluate(`document.querySelector('${BUTTON}').focus()`);
      break;
    case 'search page':
      break;
    default:
      await driver.type([{ key: attempt.start, afterMs: 0 }]);
  }
  await driver.type(attempt.strokes);

  const field = isSearchPage ? PAGE_FIELD : DIALOG_FIELD;
  const look = async () => ({
    value: await driver.evaluate(`document.querySelector('${field}')?.value`),
    hasFocus: await driver.evaluate(`document.activeElement === document.querySelector('${field}')`),
    searchedFor: server.lastQuery(),
  });
  const isThere = async () =>
    server.lastQuery() !== undefined &&
    (await driver.evaluate(
      `document.documentElement.dataset.hasHydrated === 'true' && document.querySelector('${field}') !== null`,
    )) === true;
  const until = Date.now() + TIMEOUT_MS;
  while (!(await isThere()) && Date.now() < until) await pass(LOOK_MS);
  // What was typed last may still be on its way to the field and to the service.
  const wanted = JSON.stringify(typedWell(attempt));
  let typed = await look();
  for (let looks = 0; JSON.stringify(typed) !== wanted && looks < MAX_LOOKS; looks++) {
    await pass(LOOK_MS);
    typed = await look();
  }
  return typed;
}

/** Waits until the page is there: on a busy machine Firefox was seen to call a page loaded while another document stood in its place. */
async function waitForPage(driver: Driver): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  while ((await driver.evaluate(`document.querySelector('${BUTTON}') !== null`)) !== true) {
    if (Date.now() > until) {
      const there = await driver.evaluate(`location.href + ': ' + document.documentElement.outerHTML.slice(0, 500)`);
      throw new Error(`The page has no search button. There is ${there}`);
    }
    await pass(LOOK_MS);
  }
}
