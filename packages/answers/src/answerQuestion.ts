import type { SearchHit } from '@feedback-docs/protocol';
import type { Section } from './library/Section.ts';
import { quoteSections } from './quoting/quoteSections.ts';
import { isAnswered } from './retrieval/isAnswered.ts';
import type { Asked, Retrieved } from './retrieval/retrieve.ts';
import { answerVersion } from './versions/answerVersion.ts';
import { explainedFeatures, namedFeatures } from './versions/findFeatures.ts';
import { findItems } from './versions/findItems.ts';
import type { ReleaseFacts } from './versions/ReleaseFacts.ts';
import { countTimes } from './versions/readPeriod.ts';
import { readVersionQuestion } from './versions/readVersionQuestion.ts';
import type { VersionQuestion } from './versions/VersionQuestion.ts';

/** What came of one question. */
export interface Found {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly isAnswered: boolean;
  /** The answer as Markdown blocks; empty for a refusal. */
  readonly blocks: readonly string[];
  /** What a refusal offers. */
  readonly nearest: readonly Section[];
  /** Set when the question was about versions. */
  readonly versionQuestion: VersionQuestion | undefined;
}

interface Known {
  readonly facts: ReleaseFacts;
  /** The version question before, for a follow-up. */
  readonly earlier: VersionQuestion | undefined;
}

/** Answers one question: about versions from the release data, about anything else with quotations, or not at all. */
export function answerQuestion(asked: Asked, retrieved: Retrieved, { facts, earlier }: Known): Found {
  const { question } = asked;
  const { query, hits, ranked, concepts } = retrieved;
  const found = { query, hits, nearest: nearestPages(retrieved), versionQuestion: undefined };
  const isForeign = concepts.filter(({ isOutside }) => isOutside).length > countTimes(question);
  const named = namedIn(asked, { facts, earlier });
  const isInDocs = isAnswered(asked, retrieved);
  const isContinued = asked.context !== undefined && named.length > 0;
  const items = isContinued ? [] : findItems(facts, concepts, named);
  const topic = { named, explained: isInDocs ? explainedFeatures(ranked, facts) : [], items };
  const versionQuestion = isForeign ? undefined : readVersionQuestion(question, facts, topic, earlier);
  if (versionQuestion !== undefined) {
    const blocks = answerVersion(versionQuestion, facts);
    if (blocks.length > 0) return { ...found, isAnswered: true, blocks, versionQuestion };
  }
  if (!isInDocs) return { ...found, isAnswered: false, blocks: [] };
  return { ...found, isAnswered: true, blocks: quoteSections(ranked, concepts) };
}

/** What the question names; what a question that leans on another part of the docs leans on. */
function namedIn({ question, context }: Asked, { facts, earlier }: Known) {
  const own = namedFeatures(question, facts);
  return own.length > 0 || earlier !== undefined || context === undefined
    ? own
    : namedFeatures(context.question, facts);
}

/** The best section of each of the best pages. */
function nearestPages({ ranked }: Retrieved): Section[] {
  const pages = new Set<string>();
  return ranked
    .filter(({ section }) => !section.isRelease)
    .slice(0, 12)
    .flatMap(({ section }) => {
      if (pages.has(section.page)) return [];
      pages.add(section.page);
      return [section];
    });
}
