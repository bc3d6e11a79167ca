import type { Corpus, CorpusSection } from '../corpus/Corpus.ts';
import type { Concept } from './Concept.ts';
import { coverageOf } from './coverageOf.ts';
import { linearScore } from './linearScore.ts';
import {
  NOT_UNANSWERED,
  type Reading,
  type SectionFeatures,
  sectionFeatures,
  type UnansweredFeatures,
} from './sectionFeatures.ts';
import { CITED, NAMED, PLACES, WEIGHTS } from './weights.ts';

/** A section with how well it fits the question. */
export interface RankedSection {
  readonly section: CorpusSection;
  readonly score: number;
  readonly features: SectionFeatures;
  /** Whether the question names just what its heading names. */
  readonly isNamed: boolean;
}

/** The sections, best first, and what the question is like among those that the docs do not answer. */
export interface Ranking {
  readonly ranked: readonly RankedSection[];
  readonly unanswered: UnansweredFeatures;
}

/** What else speaks for a section. */
export interface RankingHints {
  /** Addresses in the order of the search engine. */
  readonly engine: readonly string[];
  /** Addresses cited by the answer before, for a follow-up. */
  readonly cited: readonly string[];
  /** The things that the follow-up itself speaks of: a section without them is hardly meant. */
  readonly own?: readonly Concept[];
  /** Addresses of the sections whose heading the question names. */
  readonly named?: ReadonlySet<string> | undefined;
  /** Number of a phrasing that is left out, to learn from it. */
  readonly without?: number;
}

/** The sections that hold anything of the question, best first. The same input gives the same order. */
export function rankSections(corpus: Corpus, reading: Reading, hints: RankingHints): Ranking {
  const { concepts } = reading;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { ranked: [], unanswered: NOT_UNANSWERED };
  const engine = new Map(hints.engine.map((url, at) => [url, 1 / (1 + at / 2)]));
  const cited = new Map(hints.cited.map((url, at) => [url, at === 0 ? CITED.first : CITED.further]));
  const ranked: RankedSection[] = [];
  const { sections, unanswered } = sectionFeatures(corpus, reading, hints.without);
  for (const [number, features] of sections) {
    const section = corpus.sections[number];
    if (section === undefined) continue;
    const signs = signsOf(features, engine.get(section.url) ?? 0);
    const score =
      linearScore(signs, WEIGHTS) + placeWorth(section) + (cited.get(section.url) ?? 0) * ownShare(section, hints.own);
    const isNamed = hints.named?.has(section.url) === true;
    ranked.push({ section, features, score: isNamed ? score + NAMED : score, isNamed });
  }
  ranked.sort((a, b) => b.score - a.score || compareText(a.section.url, b.section.url));
  return { ranked, unanswered };
}

/** What speaks for a section, by the names of its weights; `engine` is 1 for the search engine's first hit and falls to 0. */
export function signsOf(features: SectionFeatures, engine: number): Readonly<Record<keyof typeof WEIGHTS, number>> {
  const { coverage, text, line, phrasing, nextPhrasings, phrasings } = features;
  const { meaning, nextMeanings, meanings, lineMeaning } = features;
  return {
    text,
    line,
    coverage,
    phrasing,
    phrasingSquared: phrasing ** 2,
    nextPhrasings,
    phrasings,
    meaning,
    meaningSquared: meaning ** 2,
    nextMeanings,
    meanings,
    lineMeaning,
    engine,
  };
}

/** What a follow-up's own words leave of the bonus for a section cited before, from 0.45 to 1. */
function ownShare({ words }: CorpusSection, own: readonly Concept[] = []): number {
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : 0.45 + (0.55 * coverageOf(words.all, own)) / total;
}

function placeWorth({ place }: CorpusSection): number {
  return place === undefined ? 0 : PLACES[place];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
