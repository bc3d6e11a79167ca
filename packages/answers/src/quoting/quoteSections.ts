import { splitSentences } from '@feedback-docs/text';
import type { CorpusSection } from '../corpus/Corpus.ts';
import type { Line } from '../corpus/Section.ts';
import type { Concept } from '../retrieval/Concept.ts';
import { coverageOf } from '../retrieval/coverageOf.ts';
import type { RankedSection } from '../retrieval/rankSections.ts';
import { FURTHER_SECTIONS } from '../retrieval/thresholds.ts';
import { cite } from './cite.ts';
import { printLines } from './printLines.ts';
import { selectLines } from './selectLines.ts';
import { TEMPLATES } from './templates.ts';

/** How much is quoted of the best section and of each further one, in characters. */
const QUOTE_LENGTHS = [1400, 700, 450] as const;
/** Most sections that are named after the quotations. */
const MAX_NAMED = 6;

/** Quotes the best section at length, up to two further ones shortly, and names the next ones. */
export function quoteSections(ranked: readonly RankedSection[], concepts: readonly Concept[]): string[] {
  const best = ranked[0]?.score ?? 0;
  const candidates = withoutReleases(ranked).slice(0, QUOTE_LENGTHS.length + MAX_NAMED);
  const quoted = candidates
    .slice(0, QUOTE_LENGTHS.length)
    .filter(({ score }, at) => at === 0 || score >= best - FURTHER_SECTIONS.quoted);
  const named = candidates.slice(quoted.length).filter(({ score }) => score >= best - FURTHER_SECTIONS.named);
  const blocks = quoted.flatMap(({ section }, at) => {
    const maxLength = QUOTE_LENGTHS[at] ?? 0;
    const lines = at === 0 ? selectLines(section, concepts, maxLength) : bestSentences(section, concepts, maxLength);
    return printLines(lines, cite(section));
  });
  const links = named.slice(0, MAX_NAMED).map(({ section }) => cite(section));
  return [TEMPLATES.fromTheDocs, ...blocks, ...(links.length > 0 ? [`${TEMPLATES.seeAlso} ${links.join(' · ')}`] : [])];
}

/** Release notes say what changed; where a page of the docs is as good, it is the better answer. */
function withoutReleases(ranked: readonly RankedSection[]): readonly RankedSection[] {
  const docs = ranked.filter(({ section }) => !section.isRelease);
  return docs.length > 0 ? docs : ranked;
}

/** The lines of a further section that hold most of the question; of a long paragraph only its best sentences. */
function bestSentences(section: CorpusSection, concepts: readonly Concept[], maxLength: number): readonly Line[] {
  return selectLines(section, concepts, maxLength).map((line) => {
    if (line.kind !== 'paragraph' || line.text.length <= maxLength) return line;
    const sentences = splitSentences(line.text);
    const score = (sentence: string) => coverageOf(new Set(sentence.toLowerCase().split(/\W+/)), concepts);
    const best = sentences.reduce((a, b) => (score(b) > score(a) ? b : a), sentences[0] ?? '');
    return { kind: 'paragraph' as const, text: best };
  });
}
