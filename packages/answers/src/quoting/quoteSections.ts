import type { CorpusSection } from '../corpus/Corpus.ts';
import type { RankedSection } from '../retrieval/rankSections.ts';
import { FURTHER_SECTIONS } from '../retrieval/thresholds.ts';
import { citeSection } from './cite.ts';
import { composePassage, composeSteps, type Passage } from './composePassage.ts';
import type { QuotedQuestion } from './scoreUnits.ts';
import { TEMPLATES } from './templates.ts';

/** A part of an answer: Markdown blocks, and the section they quote, where they quote one. */
export interface AnswerPart {
  readonly blocks: readonly string[];
  readonly section?: CorpusSection;
}

/** Most sections that are read for a second passage. */
const MAX_FURTHER = 2;
/** Most words of a second passage. */
const FURTHER_WORDS = 35;
/** Most words of a passage that does not answer. */
const NEAREST_WORDS = 40;
/** A second passage answers when its best unit scores at least this share of the first one's. */
const MIN_FURTHER_SCORE = 0.85;
/** A second passage says something else when at most this share of its words stands in the first. */
const MAX_REPEATED = 0.6;
/** Most sections that are named after the quotations. */
const MAX_NAMED = 3;

/**
 * Quotes what answers: a passage of the best section, the steps that it refers to or a passage of a further section that
 * answers too and says something else, and links to the next ones.
 */
export function* quoteSections(ranked: readonly RankedSection[], question: QuotedQuestion): Generator<AnswerPart> {
  const [first, ...others] = withoutReleases(ranked);
  if (first === undefined) return;
  const passage = composePassage(first.section, question);
  yield passage === undefined ? { blocks: [`${TEMPLATES.seeAlso} ${citeSection(first.section)}`] } : partOf(passage);
  const near = others.filter(({ score }) => score >= first.score - FURTHER_SECTIONS.quoted).slice(0, MAX_FURTHER);
  const second =
    referredSteps(passage, question) ??
    near
      .map(({ section }) => composePassage(section, question, FURTHER_WORDS))
      .find((further) => isWorthwhile(further, passage));
  if (second !== undefined) yield partOf(second);
  const named = others
    .filter(({ section, score }) => section !== second?.section && score >= first.score - FURTHER_SECTIONS.named)
    .slice(0, MAX_NAMED);
  const links = named.map(({ section }) => citeSection(section));
  if (links.length > 0) yield { blocks: [`${TEMPLATES.seeAlso} ${links.join(' · ')}`] };
}

/** Quotes one or two sentences of the best section, and says that they do not answer; undefined where it has none. */
export function quoteNearest(ranked: readonly RankedSection[], question: QuotedQuestion): AnswerPart | undefined {
  const [best] = withoutReleases(ranked);
  const passage = best === undefined ? undefined : composePassage(best.section, question, NEAREST_WORDS);
  if (passage === undefined) return undefined;
  const { blocks, section } = partOf(passage);
  return { blocks: [TEMPLATES.nearestPassage, ...blocks], ...(section === undefined ? {} : { section }) };
}

function partOf({ section, blocks }: Passage): AnswerPart {
  return { blocks: [...blocks, citeSection(section)], section };
}

/** Where steps are asked for, those of the section that a passage refers to from one without any. */
function referredSteps(passage: Passage | undefined, question: QuotedQuestion): Passage | undefined {
  if (passage === undefined || question.kind !== 'steps' || isOfSteps(passage.section)) return undefined;
  const sections = passage.referred.map((address) => question.sectionAt(address));
  const section = sections.find((referred) => referred !== undefined && isOfSteps(referred));
  return section && !passage.section.isRelease && !section.isRelease ? composeSteps(section, question) : undefined;
}

function isOfSteps({ lines }: CorpusSection): boolean {
  return lines.some(({ kind }) => kind === 'step');
}

function isWorthwhile(further: Passage | undefined, passage: Passage | undefined): further is Passage {
  if (further === undefined || passage === undefined) return false;
  if (further.score < passage.score * MIN_FURTHER_SCORE) return false;
  const known = new Set(passage.text.toLowerCase().split(/\W+/));
  const words = further.text.toLowerCase().split(/\W+/);
  return words.filter((word) => known.has(word)).length <= words.length * MAX_REPEATED;
}

/** Release notes say what changed; where a page of the docs is as good, it is the better answer. */
function withoutReleases(ranked: readonly RankedSection[]): readonly RankedSection[] {
  const docs = ranked.filter(({ section }) => !section.isRelease);
  return docs.length > 0 ? docs : ranked;
}
