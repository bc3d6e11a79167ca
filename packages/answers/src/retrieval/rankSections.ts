import type { Corpus, CorpusSection } from '../corpus/Corpus.ts';
import type { Concept } from './Concept.ts';
import { coverageOf } from './coverageOf.ts';
import { linearScore } from './linearScore.ts';
import {
  NOT_UNANSWERED,
  type ParsedQuestion,
  type SectionFeatures,
  sectionFeatures,
  type UnansweredFeatures,
} from './sectionFeatures.ts';
import { CITATION_WEIGHTS, PLACE_WEIGHTS, RANKING_WEIGHTS } from './weights.ts';

/** A section with its score. */
export interface RankedSection {
  readonly section: CorpusSection;
  readonly score: number;
  readonly features: SectionFeatures;
  /** Whether the question names it. */
  readonly isNamed: boolean;
}

/** The sections, best first, and the features of the questions that the docs do not answer. */
export interface Ranking {
  readonly ranked: readonly RankedSection[];
  readonly unanswered: UnansweredFeatures;
}

/** Addresses of sections that a question names, by their heading or by a row of a table, and what that adds to their score. */
export interface NamedSections {
  readonly urls: ReadonlySet<string>;
  readonly weight: number;
}

/** Further input for the scores. */
export interface RankingHints {
  /** Addresses in the order of the search engine. */
  readonly engine: readonly string[];
  /** Addresses cited by the answer before, for a follow-up. */
  readonly cited: readonly string[];
  /** The concepts of the follow-up itself: a section without them is hardly meant. */
  readonly own?: readonly Concept[];
  /** The sections that the question names. */
  readonly named?: NamedSections | undefined;
}

/** The sections that match any of the question, best first. The same input gives the same order. */
export function rankSections(corpus: Corpus, reading: ParsedQuestion, hints: RankingHints): Ranking {
  const { concepts } = reading;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { ranked: [], unanswered: NOT_UNANSWERED };
  const engine = new Map(hints.engine.map((url, at) => [url, 1 / (1 + at / 2)]));
  const cited = new Map(
    hints.cited.map((url, at) => [url, at === 0 ? CITATION_WEIGHTS.first : CITATION_WEIGHTS.further]),
  );
  const ranked: RankedSection[] = [];
  const { sections, unanswered } = sectionFeatures(corpus, reading);
  for (const [number, features] of sections) {
    const section = corpus.sections[number];
    if (section === undefined) continue;
    const inputs = rankingFeatures(features, engine.get(section.url) ?? 0);
    const score =
      linearScore(inputs, RANKING_WEIGHTS) +
      placeWeight(section) +
      (cited.get(section.url) ?? 0) * ownShare(section, hints.own);
    const named = hints.named?.urls.has(section.url) === true ? hints.named : undefined;
    ranked.push({ section, features, score: score + (named?.weight ?? 0), isNamed: named !== undefined });
  }
  ranked.sort((a, b) => b.score - a.score || compareText(a.section.url, b.section.url));
  return { ranked, unanswered };
}

/** The features for RANKING_WEIGHTS; `engine` is 1 for the search engine's first hit and falls to 0. */
export function rankingFeatures(
  features: SectionFeatures,
  engine: number,
): Readonly<Record<keyof typeof RANKING_WEIGHTS, number>> {
  const { text, line, coverage, paraphrase, similarity, lineSimilarity } = features;
  return {
    text,
    line,
    coverage,
    paraphrase,
    paraphraseSquared: paraphrase ** 2,
    similarity,
    similaritySquared: similarity ** 2,
    lineSimilarity,
    engine,
  };
}

/** Factor for the bonus of a section cited before, from 0.45 to 1: its share of the follow-up's own words. */
function ownShare({ words }: CorpusSection, own: readonly Concept[] = []): number {
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : 0.45 + (0.55 * coverageOf(words.all, own)) / total;
}

function placeWeight({ place }: CorpusSection): number {
  return place === undefined ? 0 : PLACE_WEIGHTS[place];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
