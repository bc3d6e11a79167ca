import type { SearchHit } from '@feedback-docs/protocol';
import type { SectionText } from './corpus/Section.ts';
import { cite } from './quoting/cite.ts';
import { quoteSections } from './quoting/quoteSections.ts';
import { TEMPLATES } from './quoting/templates.ts';
import { isAnswerable } from './retrieval/isAnswerable.ts';
import type { AskedQuestion, Retrieved } from './retrieval/retrieve.ts';
import { explainedIn } from './versions/answerReleases.ts';
import { answerVersion, reasonToRefuse } from './versions/answerVersion.ts';
import type { TopicContext } from './versions/readTopic.ts';
import { readVersionQuestion } from './versions/readVersionQuestion.ts';
import type { VersionQuestion } from './versions/VersionQuestion.ts';

/** The result of one question. */
export interface QuestionResult {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly isAnswered: boolean;
  /** The answer as Markdown blocks; of a refusal the reason, where one is known. */
  readonly blocks: readonly string[];
  /** What a refusal offers. */
  readonly nearest: readonly SectionText[];
  /** Set when the question was about versions. */
  readonly versionQuestion: VersionQuestion | undefined;
}

type Known = Omit<TopicContext, 'isInDocs'>;

/** Answers one question: about versions from the release data, about anything else with quotations, or not at all. */
export function answerQuestion(asked: AskedQuestion, retrieved: Retrieved, known: Known): QuestionResult {
  const { query, hits, ranked, concepts } = retrieved;
  const found = { query, hits, nearest: nearestPages(retrieved), versionQuestion: undefined };
  const isInDocs = isAnswerable(asked, retrieved);
  const versionQuestion = readVersionQuestion(asked, retrieved, { ...known, isInDocs });
  if (versionQuestion !== undefined) {
    const reason = reasonToRefuse(versionQuestion);
    if (reason.length > 0) return { ...found, isAnswered: false, blocks: reason, nearest: [], versionQuestion };
    const blocks = [...explained(versionQuestion, retrieved), ...answerVersion(versionQuestion, known.facts)];
    if (blocks.length > 0) return { ...found, isAnswered: true, blocks, versionQuestion };
  }
  if (!isInDocs) return { ...found, isAnswered: false, blocks: [] };
  return { ...found, isAnswered: true, blocks: quoteSections(ranked, concepts) };
}

/** Quotes what the docs say beside the release data, or links to it where the question has none of its words. */
function explained(question: VersionQuestion, { ranked, concepts }: Retrieved): string[] {
  const place = explainedIn(question);
  if (place === undefined) return [];
  const sections = ranked.filter(({ section }) => section.url === place.url);
  return sections.length > 0 ? quoteSections(sections, concepts) : [`${TEMPLATES.seeAlso} ${cite(place)}`];
}

/** The best section of each of the best pages. */
function nearestPages({ ranked }: Retrieved): SectionText[] {
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
