import { splitSentences } from '@feedback-docs/text';
import { questionKind } from '../language/questionKind.ts';
import { EVERYDAY_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import { linearScore } from './linearScore.ts';
import { questionFocus } from './questionFocus.ts';
import type { RankedSection } from './rankSections.ts';
import type { AskedQuestion, Retrieved } from './retrieve.ts';
import type { SectionFeatures } from './sectionFeatures.ts';
import { GENERAL_WEIGHTS, LISTED_WEIGHTS, MIN_FOLLOW_UP_LOGIT } from './weights.ts';

/** The part of a retrieval that answerability depends on. */
export type RetrievalEvidence = Pick<Retrieved, 'concepts' | 'ranked' | 'unanswered' | 'exactMatch' | 'listed'>;

/** Word overlap with a heading or a question of a section from which no list of unanswered questions speaks against it. */
const MIN_ASKED_OVERLAP = 0.75;
/** More words of a question say nothing more. */
const MAX_WORDS = 12;
/** Share of a question that its main word has. */
const MAIN_WORD_SHARE = 0.5;
/** A question is not answered by a section that lacks its main word, unless a line or question is this similar. */
const SIMILAR_WITHOUT_IT = 0.6;
/** Share of a question that a section about its subject covers at least, where its heading names the subject. */
const MIN_NEAR_COVERAGE = 0.45;
/** The same, and the similarity needed, whatever its heading says. */
const MIN_SIMILAR = { coverage: 0.25, similarity: 0.65 } as const;
/** Names that docs need not mention to speak of them. */
const TIMES: ReadonlySet<string> = new Set(
  stemsOf(
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter',
  ),
);
/** Length of the list of unanswered questions with which LISTED_WEIGHTS were fitted. */
const FITTED_LIST = 2400;

/** The best section of the docs; release notes say what changed. */
function bestPage({ ranked }: Pick<RetrievalEvidence, 'ranked'>): RankedSection | undefined {
  return ranked.find(({ section }) => !section.isRelease);
}

/** Whether the docs answer the question. */
export function isAnswerable({ context }: AskedQuestion, retrieved: RetrievalEvidence): boolean {
  if (retrieved.exactMatch !== undefined) return retrieved.exactMatch === 'answered';
  const best = bestPage(retrieved);
  if (best?.isNamed === true || (best?.features.paraphrase ?? 0) >= MIN_ASKED_OVERLAP) return true;
  if (context === undefined && best !== undefined && lacksMainWord(best.features) && !isSimilar(best.features))
    return false;
  const followsAnswer = (context?.cited.length ?? 0) > 0 && !retrieved.concepts.some(({ isOutside }) => isOutside);
  return answerabilityLogit(retrieved) >= (followsAnswer ? MIN_FOLLOW_UP_LOGIT : 0);
}

/**
 * Whether a question asks for something that the best section never speaks of: it can be about the subject, but it does
 * not tell how many dots there are, or which algorithm, without a word for them.
 */
export function lacksFocus({ question, context }: AskedQuestion, retrieved: RetrievalEvidence): boolean {
  const best = bestPage(retrieved);
  if (context !== undefined || retrieved.exactMatch !== undefined || best === undefined) return false;
  if (best.features.paraphrase >= MIN_ASKED_OVERLAP) return false;
  if (namesUnknown(question, best, retrieved)) return true;
  const focus = questionFocus(question);
  return focus.length > 0 && !focus.some((stem) => best.section.words.all.has(stem) || best.section.isAskedWith(stem));
}

/** Whether a question for yes or no names something that the docs never mention: none of their sentences says either. */
function namesUnknown(question: string, { section }: RankedSection, { concepts }: RetrievalEvidence): boolean {
  // What stands before the sentence that asks only tells why.
  const asked = splitSentences(question).at(-1) ?? '';
  if (questionKind(asked) !== 'yes or no') return false;
  const stems = stemsOf(asked);
  return concepts.some(({ stem, isOutside }) => {
    return isOutside && stems.includes(stem) && !TIMES.has(stem) && !section.isAskedWith(stem);
  });
}

/** Whether the main word of a question stands neither in the text of a section nor in its questions. */
function lacksMainWord({ missing }: Pick<SectionFeatures, 'missing'>): boolean {
  return missing >= MAIN_WORD_SHARE;
}

function isSimilar({ similarity, lineSimilarity }: SectionFeatures): boolean {
  return Math.max(similarity, lineSimilarity) >= SIMILAR_WITHOUT_IT;
}

/**
 * Log odds of the docs answering a question; minus infinity when no page of the docs was found. The longer the list of
 * unanswered questions, the more it says that a question resembles none of them.
 */
function answerabilityLogit(retrieved: RetrievalEvidence): number {
  const evidence = answerabilityFeatures(retrieved);
  if (evidence === undefined) return Number.NEGATIVE_INFINITY;
  const trust = Math.min(1, retrieved.listed / FITTED_LIST);
  const general = GENERAL_WEIGHTS.bias + GENERAL_WEIGHTS.coverage * evidence.coverage;
  const listed = LISTED_WEIGHTS.bias + linearScore(evidence, LISTED_WEIGHTS);
  return (1 - trust) * general + trust * listed;
}

/** The features for LISTED_WEIGHTS; undefined when no page of the docs was found. */
export function answerabilityFeatures({
  ranked,
  unanswered,
  concepts,
}: Pick<RetrievalEvidence, 'ranked' | 'unanswered' | 'concepts'>):
  | Readonly<Record<Exclude<keyof typeof LISTED_WEIGHTS, 'bias'>, number>>
  | undefined {
  const best = bestPage({ ranked });
  if (best === undefined) return undefined;
  const { coverage, missing, paraphrase, line, similarity, lineSimilarity } = best.features;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const known = concepts.reduce((sum, { weight, isKnown }) => sum + (isKnown ? weight : 0), 0);
  return {
    score: best.score,
    words: Math.min(MAX_WORDS, concepts.length),
    coverage,
    missing,
    paraphrase,
    similarity: Math.max(similarity, lineSimilarity),
    known: known / total,
    isNamed: concepts.some(({ isOutside }) => isOutside) ? 1 : 0,
    unansweredParaphrase: unanswered.paraphrase,
    unansweredSimilarity: unanswered.similarity,
    paraphraseLag: Math.max(0, unanswered.paraphrase - Math.max(paraphrase, line)),
    similarityLag: Math.max(0, unanswered.similarity - Math.max(similarity, lineSimilarity)),
  };
}

/** Whether the best section is clearly about the subject of a question that the docs do not answer. */
export function isNear({ ranked, concepts }: Pick<RetrievalEvidence, 'ranked' | 'concepts'>): boolean {
  const best = bestPage({ ranked });
  if (best === undefined) return false;
  const { coverage, similarity, lineSimilarity } = best.features;
  if (coverage >= MIN_SIMILAR.coverage && Math.max(similarity, lineSimilarity) >= MIN_SIMILAR.similarity) return true;
  return (
    coverage >= MIN_NEAR_COVERAGE &&
    concepts.some(({ stem, isKnown }) => {
      return isKnown && !EVERYDAY_STEMS.has(stem) && best.section.words.heading.has(stem);
    })
  );
}
