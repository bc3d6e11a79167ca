import type { CorpusSection } from '../corpus/Corpus.ts';
import type { QuestionKind } from '../language/questionKind.ts';
import { printUnits } from './printUnits.ts';
import { type QuotedQuestion, type ScoredUnit, scoreUnits } from './scoreUnits.ts';
import { quotedSteps } from './stepLists.ts';

/** What is quoted of one section, as Markdown blocks without the citation. */
export interface Passage {
  readonly section: CorpusSection;
  readonly blocks: readonly string[];
  /** How well its best unit answers. */
  readonly score: number;
  /** The quoted text without markup. */
  readonly text: string;
  /** Addresses that the quoted sentences refer to: those of the links in short ones. */
  readonly referred: readonly string[];
}

/** Most words of sentences, entries and single steps. */
const MAX_WORDS = 90;
/** Words up to which the sentences that follow the best one in its paragraph are quoted with it. */
const MAX_LEAD_WORDS = 40;
/** Most rows of a table. */
const MAX_ROWS = 3;
/** Of a section up to this many words all sentences are quoted: leaving one out would save the reader nothing. */
const WHOLE_SECTION_WORDS = 45;
/** A longer sentence with a link says something of its own; a shorter one says where to read on. */
const MAX_REFERRING_WORDS = 15;
/** Further units are quoted when they score at least this share of the best. */
const FURTHER_SHARE = { sentence: 0.55, row: 0.85 } as const;

/** Begins like a sentence that cannot be understood without the one before. */
const LEANS =
  /^(?:it|its|they|them|their|this|that|these|those|he|she|then|there|otherwise|both|such|but|however|also|so|and|or|here|either|neither|instead|after that|if so|if not)\b/i;
/** Points at something that is not quoted with it, or says no more than where to read on. */
const POINTS =
  /\b(?:table|list|figure|picture|diagram|example|steps?|rows?|sections?) (?:below|above)\b|\b(?:below|above|following|as follows)\b|^(?:see|for (?:more|details)|(?:the )?details|more (?:on|about|details))\b/i;

/** Quotes the units of a section that answer best, the better ones first; undefined where there is nothing to quote. */
export function composePassage(
  section: CorpusSection,
  question: QuotedQuestion,
  maxWords = MAX_WORDS,
): Passage | undefined {
  const units = unseenUnits(tellingUnits(scoreUnits(section, question), question), question);
  const ranked = units
    .map((unit) => ({ ...unit, score: unit.score - (isPointing(unit) ? POINTING_COST : 0) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at || a.sentence - b.sentence);
  const [first] = ranked;
  if (first === undefined) return undefined;
  const best = withItsSteps(first, question);
  const lead = withWhatItNeeds(best, units, ranked);
  const isShort = wordsIn(units) <= WHOLE_SECTION_WORDS;
  const further = furtherUnits(ranked, lead, question, {
    maxWords,
    minScore: isShort ? 0 : best.score * FURTHER_SHARE.sentence,
  });
  const quoted = [...lead, ...further];
  return {
    section,
    blocks: printUnits(quoted, section, question.concepts),
    score: best.score,
    ...whatIsIn(quoted),
  };
}

/** The steps of a section that another one refers to for them; undefined where the reader has just seen them. */
export function composeSteps(section: CorpusSection, question: QuotedQuestion): Passage | undefined {
  const [steps] = scoreUnits(section, question)
    .filter(({ kind, lines }) => kind === 'procedure' && !lines.every(({ text }) => question.isShown(text)))
    .toSorted((a, b) => b.score - a.score);
  if (steps === undefined) return undefined;
  return { section, blocks: printUnits([steps], section, question.concepts), score: steps.score, ...whatIsIn([steps]) };
}

function whatIsIn(units: readonly ScoredUnit[]): Pick<Passage, 'text' | 'referred'> {
  const lines = units.flatMap((unit) => unit.lines);
  return {
    text: lines.map(({ text }) => text).join('\n'),
    referred: lines
      .filter(({ text }) => text.split(/\s+/).length <= MAX_REFERRING_WORDS)
      .flatMap(({ links = [] }) => links.map(([, , address]) => address)),
  };
}

/** Kinds of questions that one sentence, step or row answers: all steps of a procedure would hide it. */
const ANSWERED_BY_ONE: ReadonlySet<QuestionKind> = new Set(['value', 'person', 'yes or no']);

/** The units without procedures that would hide what is asked for. */
function tellingUnits(units: readonly ScoredUnit[], { kind }: QuotedQuestion): readonly ScoredUnit[] {
  return ANSWERED_BY_ONE.has(kind) ? units.filter((unit) => unit.kind !== 'procedure') : units;
}

/** A step with its list, unless it alone answers: what comes before it is to be done first. The way to a place ends with it. */
function withItsSteps(unit: ScoredUnit, { kind }: QuotedQuestion): ScoredUnit {
  const { list, lines, at } = unit;
  const [step] = lines;
  if (unit.kind !== 'step' || list === undefined || step === undefined || ANSWERED_BY_ONE.has(kind)) return unit;
  const steps = quotedSteps(kind === 'place' ? list.slice(0, list.indexOf(step) + 1) : list, step);
  return { ...unit, kind: 'procedure', lines: steps, at: at - steps.indexOf(step) };
}

/** A reader who has just seen what answers best may have asked for it again; else only what is new is quoted. */
const MIN_UNSEEN_SHARE = 0.4;

/** The units that the reader has not just seen, unless they answer far worse than those. */
function unseenUnits(units: readonly ScoredUnit[], { isShown }: QuotedQuestion): readonly ScoredUnit[] {
  const best = (some: readonly ScoredUnit[]) => Math.max(...some.map(({ score }) => score));
  const unseen = units.filter(({ lines }) => !lines.every(({ text }) => isShown(text)));
  return unseen.length > 0 && best(unseen) >= best(units) * MIN_UNSEEN_SHARE ? unseen : units;
}

/** What a sentence loses that points at something else. */
const POINTING_COST = 0.4;

function isPointing({ kind, lines }: ScoredUnit): boolean {
  return kind === 'sentence' && POINTS.test(lines[0]?.text ?? '');
}

/**
 * A unit with what it cannot be understood without: the sentence before one that refers to it, the sentence that says
 * what steps or code are for, and what a sentence with a colon announces.
 */
function withWhatItNeeds(best: ScoredUnit, units: readonly ScoredUnit[], ranked: readonly ScoredUnit[]): ScoredUnit[] {
  if (best.kind === 'procedure' || best.kind === 'code') {
    const purpose =
      best.leadIn === undefined ? ranked.find((unit) => unit.at < best.at && standsAlone(unit)) : undefined;
    return purpose === undefined ? [best] : [purpose, best];
  }
  if (best.kind !== 'sentence') return [best];
  const before = units.find(({ kind, at, sentence }) => {
    return kind === 'sentence' && at === best.at && sentence === best.sentence - 1;
  });
  const lead = before !== undefined && LEANS.test(textOf(best)) ? [before, best] : [best];
  for (const next of units) {
    const isNext = next.kind === 'sentence' && next.at === best.at && next.sentence > best.sentence;
    if (!isNext || textOf(next).endsWith(':')) continue;
    if (wordsIn([...lead, next]) > MAX_LEAD_WORDS) break;
    lead.push(next);
  }
  const announced = units.filter(({ kind, leadIn }) => kind !== 'step' && leadIn === best.lines[0]);
  return [...lead, ...announced.slice(0, announced[0]?.kind === 'row' ? MAX_ROWS : MAX_ENTRIES)];
}

/** Most entries that follow the sentence that announces them. */
const MAX_ENTRIES = 7;

/** Whether a unit is a sentence that can be understood without those around it. */
function standsAlone(unit: ScoredUnit): boolean {
  const text = textOf(unit);
  return unit.kind === 'sentence' && !LEANS.test(text) && !text.endsWith(':') && !POINTS.test(text);
}

function textOf({ lines }: ScoredUnit): string {
  return lines[0]?.text ?? '';
}

/** Further units that answer nearly as well, within the number of words; steps and rows have limits of their own. */
function furtherUnits(
  ranked: readonly ScoredUnit[],
  lead: readonly ScoredUnit[],
  question: QuotedQuestion,
  { maxWords, minScore }: { readonly maxWords: number; readonly minScore: number },
): ScoredUnit[] {
  const { kind } = question;
  const [best] = ranked as [ScoredUnit];
  const chosen: ScoredUnit[] = [];
  const isQuoted = (unit: ScoredUnit) =>
    [...lead, ...chosen].some(({ at, sentence, lines }) => {
      return (at === unit.at && sentence === unit.sentence) || (unit.at > at && unit.at < at + lines.length);
    });
  let words = wordsIn(lead);
  const procedure = ranked.find(
    (unit) => unit.kind === 'procedure' && unit.score >= best.score * FURTHER_SHARE.sentence,
  );
  if (kind === 'steps' && procedure !== undefined && !isQuoted(procedure)) chosen.push(procedure);
  for (const unit of ranked) {
    if (isQuoted(unit) || unit.kind === 'procedure' || unit.kind === 'code') continue;
    if (unit.kind === 'sentence' && !standsAlone(unit)) continue;
    if (unit.list !== undefined && [...lead, ...chosen].some(({ list }) => list === unit.list)) continue;
    if (unit.score < (unit.kind === 'row' ? best.score * FURTHER_SHARE.row : minScore)) continue;
    if (unit.kind === 'row' && [...lead, ...chosen].filter((other) => other.kind === 'row').length >= MAX_ROWS)
      continue;
    if (words + wordsIn([unit]) > maxWords) continue;
    chosen.push(kind === 'place' ? withItsSteps(unit, question) : unit);
    words += wordsIn([unit]);
  }
  return chosen;
}

function wordsIn(units: readonly ScoredUnit[]): number {
  return units
    .filter(({ kind }) => kind !== 'procedure' && kind !== 'code')
    .reduce((sum, { lines }) => sum + lines.reduce((all, { text }) => all + text.split(/\s+/).length, 0), 0);
}
