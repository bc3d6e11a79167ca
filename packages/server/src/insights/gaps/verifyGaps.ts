import type { AnswerSource } from '../../assistant/AnswerSource.ts';
import type { Gap } from './readGaps.ts';

/** A gap asked again: closed when every wording is answered now. */
export interface VerifiedGap extends Gap {
  readonly state: 'closed' | 'partly closed' | 'open';
  /** Wordings that are answered now. */
  readonly answered: number;
}

/** Asks the wordings of each gap again. */
export async function verifyGaps(gaps: readonly Gap[], source: AnswerSource): Promise<VerifiedGap[]> {
  const verified: VerifiedGap[] = [];
  for (const gap of gaps) {
    let answered = 0;
    for (const wording of gap.wordings) if ((await ask(source, wording)) === 'answered') answered++;
    const state = answered === gap.wordings.length ? 'closed' : answered > 0 ? 'partly closed' : 'open';
    verified.push({ ...gap, state, answered });
  }
  return verified;
}

async function ask(source: AnswerSource, text: string): Promise<string> {
  const answer = source.answer({
    messages: [{ id: 'gap', role: 'user', parts: [{ type: 'text', text }] }],
    searchParameters: {},
    messageId: 'gap',
    signal: new AbortController().signal,
  });
  while (true) {
    const { done, value } = await answer.next();
    if (done === true) return value;
  }
}
