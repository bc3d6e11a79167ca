import type { SearchHit } from '@feedback-docs/protocol';
import type { SectionText } from './corpus/Section.ts';
import { questionKind } from './language/questionKind.ts';
import { cite } from './quoting/cite.ts';
import { type AnswerPart, quoteNearest, quoteSections } from './quoting/quoteSections.ts';
import type { QuotedQuestion } from './quoting/scoreUnits.ts';
import { TEMPLATES } from './quoting/templates.ts';
import { isAnswerable, isNear, lacksFocus } from './retrieval/isAnswerable.ts';
import type { AskedQuestion, Retrieved } from './retrieval/retrieve.ts';
import { answerVersion, explainedIn, reasonToRefuse } from './versions/answerVersion.ts';
import type { TopicContext } from './versions/readTopic.ts';
import { readVersionQuestion } from './versions/readVersionQuestion.ts';
import type { VersionQuestion } from './versions/VersionQuestion.ts';

/** The result of one question. */
export interface QuestionResult {
  /** Whether the docs answer it, say something near it, or neither. */
  readonly outcome: 'answered' | 'nearest' | 'refused';
  /** The answer, read as it is composed; of a refusal the reason, where one is known. */
  readonly parts: Iterable<AnswerPart>;
  /** What a refusal offers. */
  readonly nearest: readonly SectionText[];
  /** Set when the question was about versions. */
  readonly versionQuestion: VersionQuestion | undefined;
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** What is known beside the question. */
type Known = Omit<TopicContext, 'isInDocs'> & Pick<QuotedQuestion, 'embed' | 'sectionAt' | 'isShown'>;

/** Answers one question: about versions from the release data, about anything else with quotations, or not at all. */
export function answerQuestion(asked: AskedQuestion, retrieved: Retrieved, known: Known): QuestionResult {
  const { query, hits, ranked } = retrieved;
  const found = { query, hits, nearest: nearestPages(retrieved), versionQuestion: undefined };
  const isInDocs = isAnswerable(asked, retrieved);
  const quoted: QuotedQuestion = { ...known, ...retrieved, kind: questionKind(asked.question) };
  const versionQuestion = readVersionQuestion(asked, retrieved, { ...known, isInDocs });
  if (versionQuestion !== undefined) {
    const reason = reasonToRefuse(versionQuestion);
    if (reason.length > 0)
      return { ...found, outcome: 'refused', parts: [{ blocks: reason }], nearest: [], versionQuestion };
    const blocks = answerVersion(versionQuestion, known.facts);
    const parts = [...explained(versionQuestion, retrieved, quoted), ...(blocks.length > 0 ? [{ blocks }] : [])];
    if (parts.length > 0) return { ...found, outcome: 'answered', parts, versionQuestion };
  }
  if (isInDocs && !lacksFocus(asked, retrieved))
    return { ...found, outcome: 'answered', parts: quoteSections(ranked, quoted) };
  const passage = isInDocs || isNear(retrieved) ? quoteNearest(ranked, quoted) : undefined;
  return passage === undefined
    ? { ...found, outcome: 'refused', parts: [] }
    : { ...found, outcome: 'nearest', parts: [passage] };
}

/** Quotes what the docs say beside the release data, or links to it where the question has none of its words. */
function explained(question: VersionQuestion, { ranked }: Retrieved, quoted: QuotedQuestion): AnswerPart[] {
  const place = explainedIn(question);
  if (place === undefined) return [];
  const sections = ranked.filter(({ section }) => section.url === place.url);
  return sections.length > 0
    ? [...quoteSections(sections, quoted)]
    : [{ blocks: [`${TEMPLATES.seeAlso} ${cite(place)}`] }];
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
