import { citedIn } from '@feedback-docs/answers';
import type { Answered } from './converse.ts';
import { type Form, measureForm } from './form.ts';
import type { GoldQuestion } from './GoldQuestion.ts';
import type { Known } from './knownText.ts';

/** How an answer did. Undefined where a figure does not apply to the question. */
export interface Verdict {
  readonly citedFirst: boolean | undefined;
  readonly cited: boolean | undefined;
  /** Share of the vital facts, from 0 to 1. */
  readonly facts: number | undefined;
  /** Whether a version answer states all it must. */
  readonly exact: boolean | undefined;
  readonly refusedRightly: boolean | undefined;
  readonly falselyRefused: boolean | undefined;
  readonly sentences: number;
  readonly foreignSentences: readonly string[];
  /** Of an answer from the docs. */
  readonly form: Form | undefined;
  readonly links: number;
  readonly foreignLinks: readonly string[];
}

/** Judges one answer. */
export function judge({ expected, kind, turns }: GoldQuestion, answered: Answered, known: Known): Verdict {
  const { text, outcome, before } = answered;
  const links = [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, url = '']) => url);
  const sentences = known.sentencesOf(withoutHeadings(text, turns.at(-1) ?? ''));
  const anchors = expected.anchors ?? [];
  // A list of more items than an answer shows ends with a link to all of them.
  const told = `${text}\n${known.shownBehind(links)}`;
  const isRefused = outcome === 'refused' || outcome === 'nearest';
  const mustRefuse = expected.refusal === true;
  const cites = citedIn(text).map((url) => anchors.some((anchor) => isAt(url, anchor)));
  return {
    citedFirst: mustRefuse || anchors.length === 0 ? undefined : !isRefused && cites[0] === true,
    cited: mustRefuse || anchors.length === 0 ? undefined : !isRefused && cites.includes(true),
    facts: mustRefuse || expected.facts === undefined ? undefined : isRefused ? 0 : recall(expected.facts, told),
    exact: mustRefuse ? undefined : !isRefused && (recall(required(expected), told) ?? 1) === 1,
    refusedRightly: mustRefuse ? isRefused || (kind !== 'near-miss' && outcome === 'talk') : undefined,
    falselyRefused: mustRefuse ? undefined : isRefused,
    sentences: sentences.length,
    foreignSentences: sentences.filter((sentence) => !known.holds(sentence)),
    form: outcome === 'answered' ? measureForm(text, expected, before) : undefined,
    links: links.length,
    foreignLinks: links.filter((url) => !known.urls.has(url)),
  };
}

function isAt(url: string, anchor: string): boolean {
  return url === anchor || (!anchor.includes('#') && url.startsWith(`${anchor}#`));
}

function required({ exact = [], facts = [] }: GoldQuestion['expected']): readonly string[] {
  return exact.length > 0 ? exact : facts;
}

function recall(facts: readonly string[], text: string): number | undefined {
  if (facts.length === 0) return undefined;
  const plain = normalised(text);
  return facts.filter((fact) => fact.split('|').some((way) => plain.includes(normalised(way)))).length / facts.length;
}

function normalised(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[`*[\]\\|]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

/** The text without the reader's own words over the answers to several questions. Whatever else stands in a heading stays. */
function withoutHeadings(text: string, message: string): string {
  const asked = new Set(wordsIn(message));
  return text.replace(/^(?:###|-) (.*)$/gm, (line, heading: string) => {
    return wordsIn(heading).every((word) => asked.has(word)) ? '' : line;
  });
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
