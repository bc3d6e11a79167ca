import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import type { Page } from './parsePage.ts';
import { proceduresOf } from './proceduresOf.ts';
import { below, firstCells, rowsBelow } from './tableRows.ts';

/**
 * Each of `tasks` in product.yaml, which readers have in their first weeks, has a procedure below the heading that is named there: numbered
 * steps of its own, or a row of its name in a table "To do this".
 */
export const checkTasks: Check = ({ pages, listed }) => {
  const sections = Map.groupBy(listed('tasks'), ({ group = '' }) => group);
  return [...sections].flatMap(([address, tasks]) => {
    const [path, heading = ''] = address.split('#');
    const page = pages.find(({ route }) => route === `/docs/${path}`);
    const inTables = page === undefined ? [] : tasksInTables(page, heading);
    const inSteps = tasks.filter(({ text }) => !inTables.includes(text));
    const procedures = page === undefined ? [] : below(page, heading, proceduresOf(page));
    if (procedures.length >= inSteps.length) return [];
    const names = inSteps.map(({ text }) => `"${text}"`).join(', ');
    return {
      file: PRODUCT_FILE,
      line: inSteps[0]?.line ?? 1,
      what: `Readers find ${procedures.length} procedures below ${address} for ${names}.`,
      remedy: 'Give each of them numbered steps there, or correct tasks.',
    };
  });
};

function tasksInTables(page: Page, heading: string): readonly string[] {
  return firstCells(rowsBelow(page, heading).filter(({ heads }) => heads[0] === 'To do this'));
}
