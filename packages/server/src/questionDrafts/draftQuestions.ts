import { type Answerer, citedIn, type Section } from '@feedback-docs/answers';
import { questionKey } from '@feedback-docs/text';

/** Most questions of a section, those of its writers included. */
const MAX_QUESTIONS = 5;

/** What was drafted for a section. */
export interface DraftedSection {
  readonly section: Section;
  readonly kept: readonly string[];
  readonly leftOut: readonly { readonly question: string; readonly why: string }[];
}

interface DraftOptions {
  /** All sections of the site, whose questions are not written twice. */
  readonly all: readonly Section[];
  /** Questions by which the assistant is judged. */
  readonly judged: readonly string[];
  readonly answerer: Answerer;
  readonly write: (section: Section, count: number) => Promise<readonly string[]>;
}

/**
 * Drafts questions for the sections that have fewer than MAX_QUESTIONS. Left out are those that are there already, by which the assistant
 * is judged, and which it answers from another section. Throws what `write` throws.
 */
export async function draftQuestions(
  sections: readonly Section[],
  { all, judged, answerer, write }: DraftOptions,
): Promise<DraftedSection[]> {
  const taken = new Map<string, string>([
    ...all.flatMap(({ url, askedAs }) =>
      askedAs.map((question) => [questionKey(question), `${url} has it already`] as const),
    ),
    ...judged.map((question) => [questionKey(question), 'the assistant is judged by it'] as const),
  ]);
  const drafted: DraftedSection[] = [];
  for (const section of sections) {
    const count = MAX_QUESTIONS - section.askedAs.length;
    if (count <= 0 || section.lines.length === 0) continue;
    const kept: string[] = [];
    const leftOut: { question: string; why: string }[] = [];
    for (const question of await write(section, count)) {
      if (kept.length === count) break;
      const why = taken.get(questionKey(question)) ?? (await answeredElsewhere(question, section, answerer));
      if (why === undefined) kept.push(question);
      else leftOut.push({ question, why });
      taken.set(questionKey(question), `${section.url} has it already`);
    }
    drafted.push({ section, kept, leftOut });
  }
  return drafted;
}

async function answeredElsewhere(question: string, { url }: Section, answerer: Answerer): Promise<string | undefined> {
  const answer = answerer.answer({ messages: [{ role: 'user', parts: [{ type: 'text', text: question }] }] });
  let text = '';
  for (;;) {
    const { done, value } = await answer.next();
    if (done === true) {
      const [cited] = citedIn(text);
      return value === 'answered' && cited !== undefined && cited !== url ? `${cited} answers it` : undefined;
    }
    if (value.type === 'text-delta') text += value.delta;
  }
}
