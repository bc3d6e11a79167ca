import type { Line, SectionText } from '../corpus/Section.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { type Concept, isAsked } from '../retrieval/Concept.ts';
import type { Unit } from './passageUnits.ts';
import { printLines, printTable } from './printLines.ts';
import { printText } from './printText.ts';
import { cellsOf } from './sliceLine.ts';
import { quotedSteps } from './stepLists.ts';

/** A cell that says nothing. */
const EMPTY_CELL = /^[\s–—-]*$/;

/**
 * Prints units as Markdown blocks in the given order: sentences of one paragraph together, a row by its name with its
 * other cells under their heads, several rows of one table under its head. Nothing begins bare: what is announced by a
 * sentence follows it, and a list, a table or code at the beginning follows the section's title.
 */
export function printUnits(units: readonly Unit[], section: SectionText, concepts: readonly Concept[]): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < units.length; ) {
    const unit = units[at] as Unit;
    let end = at + 1;
    while (units[end] !== undefined && isJoined(units[end - 1] as Unit, units[end] as Unit)) end++;
    const group = units.slice(at, end);
    const announcement = announcementOf(unit, units.slice(0, at));
    if (announcement !== undefined) blocks.push(printText(announcement));
    else if (blocks.length === 0 && isBare(group)) blocks.push(`**${printText({ text: section.title })}**`);
    blocks.push(...printGroup(group, concepts));
    at = end;
  }
  return blocks;
}

function isJoined(before: Unit, unit: Unit): boolean {
  if (unit.kind === 'sentence') {
    return before.kind === 'sentence' && unit.at === before.at && unit.sentence > before.sentence;
  }
  if (unit.kind === 'row') return before.kind === 'row' && unit.head === before.head;
  return unit.kind === 'entry' && before.kind === 'entry' && unit.leadIn === before.leadIn;
}

function isBare([first, ...others]: readonly Unit[]): boolean {
  if (first?.kind === 'procedure' || first?.kind === 'step' || first?.kind === 'code') return true;
  return (first?.kind === 'row' || first?.kind === 'entry') && others.length > 0;
}

/** The sentence that announces a unit, where it is not printed yet. */
function announcementOf({ kind, leadIn }: Unit, printed: readonly Unit[]): Line | undefined {
  if (leadIn === undefined || kind === 'row' || kind === 'step') return undefined;
  return printed.some((other) => other.leadIn === leadIn || other.lines.includes(leadIn)) ? undefined : leadIn;
}

function printGroup(group: readonly Unit[], concepts: readonly Concept[]): string[] {
  const [first] = group as [Unit];
  const lines = group.flatMap((unit) => unit.lines);
  switch (first.kind) {
    case 'sentence':
      return [lines.map(printText).join(' ')];
    case 'row':
      return group.length === 1 ? [printRow(first, concepts)] : [printTable(lines, first.head)];
    case 'procedure':
      return printLines(quotedSteps(lines));
    case 'entry':
      return group.length === 1 && first.leadIn === undefined ? lines.map(printText) : printLines(lines);
    case 'step':
      // A list that begins at 3 looks cut.
      return lines.map(printText);
    case 'code':
      return printLines(lines);
  }
}

/** "**Reminders** – Default: none · Limit: 5": empty cells are left out, unless the question names their column. */
function printRow({ lines: [row], head }: Unit, concepts: readonly Concept[]): string {
  if (row === undefined) return '';
  const [name, ...cells] = cellsOf(row);
  const [, ...heads] = head === undefined ? [] : cellsOf(head);
  const printed = cells.flatMap((cell, at) => {
    const column = heads[at];
    if (EMPTY_CELL.test(cell.text) && !(column !== undefined && isNamed(column.text, concepts))) return [];
    return [column === undefined ? printText(cell) : `${printText(column)}: ${printText(cell)}`];
  });
  const label = name === undefined ? '' : `**${printText(withoutBold(name))}**`;
  return printed.length === 0 ? label : `${label} – ${printed.join(' · ')}`;
}

function withoutBold({ marks = [], ...line }: Line): Line {
  return { ...line, marks: marks.filter(([, , as]) => as !== 'bold') };
}

function isNamed(column: string, concepts: readonly Concept[]): boolean {
  return wordsOf(column).some(({ stem }) => isAsked(stem, concepts));
}
