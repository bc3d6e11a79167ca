/** A question with the sections it might mean: what speaks for each, and whether it is one that is meant. */
export interface RankingExample {
  readonly candidates: readonly { readonly signs: readonly number[]; readonly isMeant: boolean }[];
  /** What the example counts beside one of weight 1. */
  readonly weight: number;
}

/** A question with what speaks for and against an answer. */
export interface EvidenceExample {
  readonly evidence: readonly number[];
  readonly hasAnswer: boolean;
  readonly weight: number;
}
