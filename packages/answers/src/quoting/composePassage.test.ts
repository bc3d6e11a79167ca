import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { createCorpus } from '../corpus/Corpus.ts';
import type { Line } from '../corpus/Section.ts';
import { indifferentIntents } from '../fitting.ts';
import { indexAnswers } from '../index.ts';
import { questionKind } from '../language/questionKind.ts';
import { readConcepts } from '../retrieval/readConcepts.ts';
import { composePassage } from './composePassage.ts';

/** The blocks quoted of a section with these lines. */
function quote(question: string, lines: readonly Line[]): readonly string[] {
  const section = {
    url: '/boats#moor',
    page: '/boats',
    anchor: 'moor',
    title: 'Mooring',
    pageTitle: 'Boats',
    parents: [],
    lines,
    askedAs: [],
    isRelease: false,
  };
  const corpus = createCorpus(
    indexAnswers({
      sections: [section],
      unanswered: {},
      wordVectors,
      intents: indifferentIntents(wordVectors.dimensions),
    }),
    { releases: [] },
  );
  const { embed } = corpus.embeddings;
  const asked = {
    kind: questionKind(question),
    concepts: readConcepts(question, corpus),
    embedding: embed(question),
    embed,
    sectionAt: () => undefined,
    rows: new Set<Line>(),
    isShown: () => false,
  };
  const [indexed] = corpus.sections;
  return indexed === undefined ? [] : (composePassage(indexed, asked)?.blocks ?? []);
}

const step = (text: string, number?: number): Line => ({ kind: 'step', text, ...(number && { number }) });
const STEPS = [
  step('Turn into the wind.'),
  step('Slow the engine down.'),
  step('Throw the rope with the red knot over a bollard.'),
  step('Switch off.'),
];
const FIRST_THREE = ['1. Turn into the wind.', '2. Slow the engine down.', `3. ${STEPS[2]?.text}`];

describe('a step that answers', () => {
  test('brings its list from the first step, in the order of the page', () => {
    const [first, ...others] = quote('My rope with the red knot came off the bollard', STEPS);
    expect([first, ...others]).toEqual(['**Mooring**', [...FIRST_THREE, '4. Switch off.'].join('\n')]);
  });

  test('stands alone, without its number, where one step is asked for', () => {
    expect(quote('Which rope goes over the bollard, who may throw it?', STEPS).slice(0, 2)).toEqual([
      '**Mooring**',
      STEPS[2]?.text,
    ]);
  });

  test('brings what stands between the steps of its list, under the numbers of the page', () => {
    const lines: Line[] = [
      ...STEPS.slice(0, 2),
      { kind: 'code', text: 'ahoy' },
      step('Throw the rope with the red knot over a bollard.', 3),
    ];
    expect(quote('My rope with the red knot came off the bollard', lines).slice(1)).toEqual([
      FIRST_THREE.slice(0, 2).join('\n'),
      '```\nahoy\n```',
      FIRST_THREE[2],
    ]);
  });

  test('late in a long list brings those before it that fit', () => {
    const early = Array.from({ length: 8 }, (_, at) => step(`Wait for boat ${at + 1} to leave.`));
    const steps = quote('My rope with the red knot came off the bollard', [...early, ...STEPS])[1]?.split('\n');
    expect(steps).toHaveLength(7);
    expect(steps?.[0]).toBe('5. Wait for boat 5 to leave.');
    expect(steps?.at(-1)).toBe(`11. ${STEPS[2]?.text}`);
  });
});
