import type { CorpusSection } from '../corpus/Corpus.ts';
import type { Line } from '../corpus/Section.ts';
import type { Concept } from '../retrieval/Concept.ts';
import { coverageOf } from '../retrieval/coverageOf.ts';

/** A section up to this many characters is quoted whole: leaving out a sentence would save the reader nothing. */
const WHOLE_SECTION = 760;

/** The lines of a section that answer the question, in their own order, about `maxLength` characters of them. */
export function selectLines(section: CorpusSection, concepts: readonly Concept[], maxLength: number): readonly Line[] {
  const lines = section.lines;
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= Math.min(maxLength, WHOLE_SECTION)) return lines.filter(({ kind }) => kind !== 'other');
  const groups = groupsOf(section, concepts);
  const chosen = new Set<number>();
  let used = 0;
  for (const group of groups.toSorted((a, b) => b.score - a.score || a.from - b.from)) {
    if (chosen.size > 0 && (used + group.length > maxLength || group.score <= 0)) continue;
    for (let at = group.from; at < group.to; at++) chosen.add(at);
    used += group.length;
  }
  return withHeads(lines, chosen);
}

interface Group {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly score: number;
}

/** Steps stay together; each other line stands for itself. The first paragraph says what the section is about. */
function groupsOf({ lines, words }: CorpusSection, concepts: readonly Concept[]): Group[] {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const groups: Group[] = [];
  for (let from = 0; from < lines.length; ) {
    const kind = lines[from]?.kind ?? 'other';
    let to = from + 1;
    while (kind === 'step' && lines[to]?.kind === 'step') to++;
    const scores = lines
      .slice(from, to)
      .map((_, at) => coverageOf(words.lines[from + at] ?? new Set(), concepts) / total);
    const first = from === 0 && kind === 'paragraph' ? 0.35 : 0;
    const steps = kind === 'step' ? 0.3 : 0;
    const score = kind === 'other' || kind === 'head' ? -1 : Math.max(...scores) + first + steps + 0.01;
    groups.push({ from, to, score, length: lines.slice(from, to).reduce((sum, { text }) => sum + text.length, 0) });
    from = to;
  }
  return groups;
}

/** The chosen lines with the heads of the tables whose rows are among them. */
function withHeads(lines: readonly Line[], chosen: ReadonlySet<number>): Line[] {
  return lines.filter((line, at) => {
    if (line.kind !== 'head') return chosen.has(at);
    for (let row = at + 1; lines[row]?.kind === 'row'; row++) if (chosen.has(row)) return true;
    return false;
  });
}
