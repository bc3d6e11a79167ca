import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedExample } from './Example.ts';

const QUESTIONS = join(import.meta.dirname, '..', '..', 'bench', 'answers');
/** Sets about this site whose half `tuning` is fitted on, beside development.json. */
const SITE_SETS = ['plain', 'far', 'typo', 'long-slang', 'near-miss', 'off-subject', 'undocumented'];
/** What a development question counts: there are twelve times as many of them. */
const DEVELOPMENT_WEIGHT = 0.3;

/** What the fit reads of a question of development.json. */
interface DevelopmentQuestion {
  readonly kind: string;
  readonly turns: readonly string[];
  readonly expected: { readonly anchors?: readonly string[] };
}

/** What the fit reads of a set. */
interface TuningSet {
  readonly tuning: readonly { question: string; sections: readonly string[]; outcome: string }[];
}

/** The questions of development.json that are asked alone and not about releases. */
export function developmentQuestions(): AskedExample[] {
  return (read('development') as DevelopmentQuestion[]).flatMap(({ kind, turns, expected }) => {
    const [question] = turns;
    const isFitting = kind === 'answerable' || kind === 'near-miss' || kind === 'off-topic';
    if (!isFitting || question === undefined || turns.length > 1) return [];
    const hasAnswer = kind === 'answerable';
    return [{ question, sections: expected.anchors ?? [], hasAnswer, weight: DEVELOPMENT_WEIGHT }];
  });
}

/** The questions for tuning of some sets; by default of those about this site. */
export function tuningQuestions(names: readonly string[] = SITE_SETS): AskedExample[] {
  return names.flatMap((name) =>
    (read(`sets/${name}`) as TuningSet).tuning.map(({ question, sections, outcome }) => {
      return { question, sections, hasAnswer: outcome === 'answered', weight: 1 };
    }),
  );
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(QUESTIONS, `${name}.json`), 'utf8'));
}
