import type { Library, LibrarySection } from '../library/Library.ts';
import type { Concept } from './Concept.ts';
import { BONUSES, DILUTION, PLACE_FACTORS, SATURATION, TEXT_WORTH } from './thresholds.ts';

/** A section with how well it fits the question. */
export interface RankedSection {
  readonly section: LibrarySection;
  readonly score: number;
  /** Share of the question that the section holds, from 0 to 1. */
  readonly coverage: number;
}

/** What else speaks for a section. */
export interface RankingHints {
  /** Addresses in the order of the search engine. */
  readonly engine: readonly string[];
  /** Addresses cited by the answer before, for a follow-up. */
  readonly cited: readonly string[];
  /** The things that the follow-up itself speaks of: a section without them is hardly meant. */
  readonly own?: readonly Concept[];
}

/** What a follow-up's own words leave of the bonus for a section cited before, from 0.45 to 1. */
function ownShare({ words }: LibrarySection, own: readonly Concept[] = []): number {
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : 0.45 + (0.55 * coverageOf(words.all, own)) / total;
}

/** Sections whose lines and other names are looked at: those with the best words. */
const MAX_CANDIDATES = 60;

/** The sections that hold anything of the question, best first. The same input gives the same order. */
export function rankSections(library: Library, concepts: readonly Concept[], hints: RankingHints): RankedSection[] {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const engine = new Map(hints.engine.map((url, at) => [url, BONUSES.engine / (1 + at / 2)]));
  const cited = new Map(hints.cited.map((url, at) => [url, at === 0 ? BONUSES.citedFirst : BONUSES.cited]));
  return candidates(library, concepts, total, new Map([...engine, ...cited]))
    .map(({ section, text }) => {
      const coverage = coverageOf(section.words.all, concepts) / total;
      const hint = (engine.get(section.url) ?? 0) + (cited.get(section.url) ?? 0) * ownShare(section, hints.own);
      const score = text + shapeScore(section, concepts, total) + BONUSES.coverage * coverage ** 1.5 + hint;
      return { section, coverage, score: score * placeFactor(section) };
    })
    .sort((a, b) => b.score - a.score || compareText(a.section.url, b.section.url));
}

/** The sections with the best words, and all that something else speaks for. */
function candidates(
  library: Library,
  concepts: readonly Concept[],
  total: number,
  hinted: ReadonlyMap<string, number>,
) {
  const scores = textScores(library, concepts);
  const held = [...scores].flatMap(([number, score]) => {
    const section = library.sections[number];
    if (section === undefined || section.lines.length === 0 || section.anchor === 'related-pages') return [];
    const text = (score * TEXT_WORTH) / total;
    return [{ section, text, order: text * placeFactor(section) + (hinted.get(section.url) ?? 0) }];
  });
  return held.sort((a, b) => b.order - a.order || compareText(a.section.url, b.section.url)).slice(0, MAX_CANDIDATES);
}

/** BM25 over the weighted fields, by the section's number; of a concept only its strongest form counts. */
function textScores(library: Library, concepts: readonly Concept[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { forms, weight } of concepts) {
    const best = new Map<number, number>();
    for (const [stem, worth] of forms) {
      for (const number of library.holders.get(stem) ?? []) {
        const words = library.sections[number]?.words;
        if (words === undefined) continue;
        const dilution = 1 - DILUTION + (DILUTION * words.length) / library.meanLength;
        const count = (words.weights.get(stem) ?? 0) / dilution;
        const score = (worth * count) / (count + SATURATION);
        if (score > (best.get(number) ?? 0)) best.set(number, score);
      }
    }
    for (const [number, score] of best) scores.set(number, (scores.get(number) ?? 0) + weight * score);
  }
  return scores;
}

/** What the shape of the match adds: a phrasing much like the question, a line that holds much of it, the whole heading. */
function shapeScore({ words }: LibrarySection, concepts: readonly Concept[], total: number): number {
  const phrasing = Math.max(0, ...words.askedAs.map((stems) => likeness(stems, concepts, total)));
  const line = Math.max(0, ...words.lines.map((stems) => coverageOf(stems, concepts) / total));
  const heading = [...words.heading].filter((stem) => concepts.some(({ forms }) => forms.has(stem))).length;
  const ofHeading = words.heading.size === 0 ? 0 : heading / words.heading.size;
  const inQuestion = coverageOf(words.heading, concepts) / total;
  return (
    BONUSES.askedAs * phrasing ** 1.5 +
    BONUSES.line * line ** 1.5 +
    BONUSES.heading * ofHeading * Math.min(1, inQuestion * 1.5)
  );
}

/** Share of the question that the phrasing holds, less what the phrasing says beside it. */
function likeness(stems: ReadonlySet<string>, concepts: readonly Concept[], total: number): number {
  const held = coverageOf(stems, concepts) / total;
  const matched = [...stems].filter((stem) => concepts.some(({ forms }) => forms.has(stem))).length;
  const share = matched / Math.max(1, stems.size);
  return held === 0 ? 0 : (2 * held * share) / (held + share);
}

/** Weight of the concepts that a set of stems holds. */
export function coverageOf(stems: ReadonlySet<string>, concepts: readonly Concept[]): number {
  return concepts.reduce((sum, { forms, weight }) => {
    let best = 0;
    for (const [stem, worth] of forms) if (stems.has(stem)) best = Math.max(best, worth);
    return sum + weight * best;
  }, 0);
}

function placeFactor({ isRelease, page, anchor }: LibrarySection): number {
  if (isRelease) return PLACE_FACTORS.release;
  if (page === '/docs' || page.startsWith('/docs/versions/')) return PLACE_FACTORS.overview;
  if (anchor === null) return PLACE_FACTORS.lead;
  if (anchor === 'what-can-go-wrong') return PLACE_FACTORS.troubleshooting;
  return page.endsWith('/Appendix') ? PLACE_FACTORS.reference : 1;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
