import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { firstCells } from './tableRows.ts';

/** What product.yaml lists by name has a row of its own on the page that explains it. */
export const checkReference: Check = ({ pages, listed }) =>
  REFERENCES.flatMap(({ list, file }) => {
    const page = pages.find((candidate) => candidate.file === file);
    const rows = new Set(firstCells(page?.rows).flatMap((cell) => [cell, ...cell.split(', ')]));
    return listed(list)
      .filter(({ text }) => !rows.has(text))
      .map(({ text, line }) => ({
        file: PRODUCT_FILE,
        line,
        what: `"${text}" of ${list} has no row in a table of ${file}.`,
        remedy: 'Add one that begins with it, or take it out of the list.',
      }));
  });

const REFERENCES = [
  { list: 'vocabulary', file: 'site/docs/survey/Docs/Glossary.md' },
  { list: 'permissions', file: 'site/docs/survey/Docs/Survey_Administration_and_Settings.md' },
  { list: 'messages', file: 'site/docs/survey/Docs/Messages.md' },
];
